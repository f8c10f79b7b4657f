"""Scenarios through the socket: checked, run, compared, under all dates."""

from __future__ import annotations

from tests.support.served import Client

BEARS = """\
scenario: Bears run into a giant
rules: [2009-05-01, today]
players:
  Alice: {battlefield: [Grizzly Bears, Forest]}
  Bob: {battlefield: [Hill Giant]}
play:
  - {Alice: attack, with: {Grizzly Bears: Bob}}
  - {Bob: block, with: {Hill Giant: Grizzly Bears}}
  - advance: end step
expect:
  life: {Bob: 20}
"""


def test_what_is_wrong_is_told_with_line_and_column(client: Client) -> None:
    fine = client.ask("check_scenario", scenario=BEARS)
    assert (fine["type"], fine["mistakes"], fine["players"]) == ("checked", [], ["Alice", "Bob"])
    assert len(fine["dates"]) == 2
    for text, line, column in (
        (BEARS.replace("players:", "playres:"), 3, 1),
        (BEARS.replace("Hill Giant]", "Hill Gaint]"), 5, 0),
        (BEARS.replace("life: {Bob: 20}", "life: {Bob: many}"), 11, 15),
        (BEARS.replace("{Bob: block", "{Bob: block: now"), 8, 0),
        ("", 0, 0),
    ):
        told = client.ask("check_scenario", scenario=text)
        (mistake,) = told["mistakes"]
        assert mistake["line"] == line, mistake
        assert not column or mistake["column"] == column, mistake
        assert mistake["message"]
    wrong = client.ask("check_scenario", scenario=BEARS.replace("Bob: 20", "Bob: 19"))
    assert [each["line"] for each in wrong["mistakes"]] == [11, 11], "under either date"


def test_a_scenario_runs_step_by_step(client: Client) -> None:
    told = client.ask("run_scenario", scenario=BEARS, rules="today")
    assert (told["type"], told["ok"]) == ("ran", True)
    lines = [step["line"] for step in told["steps"]]
    assert lines[0] == 0
    assert [line for line in lines if line] == [7, 8, 9]
    attack = told["steps"][1]
    assert attack["place"] == "declare attackers"
    assert attack["view"]["attacks"]
    assert any(event["name"] == "attacks" for event in attack["events"]) or attack["events"]
    assert all(event["rule"] for step in told["steps"] for event in step["events"] if event["name"] == "dies")
    assert [each["name"] for each in told["steps"][-1]["view"]["players"][0]["graveyard"]] == ["Grizzly Bears"]
    failed = client.ask("run_scenario", scenario=BEARS.replace("Bob: 20", "Bob: 19"))
    assert failed["ok"] is False
    assert [each["line"] for step in failed["steps"] for each in step["mistakes"]] == [11]


def test_two_dates_side_by_side(client: Client) -> None:
    told = client.ask("compare_dates", scenario=BEARS, rules=["2009-05-01", "today"])
    assert told["type"] == "compared"
    assert told["columns"][0]["rules"] == "2009-05-01"
    (parting,) = told["partings"]
    assert parting["day"] == "2009-07-11"
    assert parting["causes"] == ["combat damage: stack until then, immediate from then on"]
    older, newer = told["columns"]
    alike = parting["alike"]
    assert [one["text"] for one in older["told"][:alike]] == [one["text"] for one in newer["told"][:alike]]
    wrong = client.ask("compare_dates", scenario=BEARS, rules=["2009-05-01", "1066-10-14"])
    assert wrong["code"] == "bad_input"


def test_the_time_machine(client: Client) -> None:
    told = client.ask("all_dates", scenario=BEARS)
    assert told["type"] == "travelled"
    assert told["eras"][0]["since"] == "1997-03-24"
    assert [each["day"] for each in told["partings"]] == [era["since"] for era in told["eras"][1:]]
    assert told["played"] < told["dates"]
    assert any(each["rules"] for each in told["partings"])


def test_others_are_answered_while_long_work_goes_on(client: Client) -> None:
    first = client.send("all_dates", scenario=BEARS)
    second = client.send("ping")
    assert client.reply(second)["type"] == "done", "it did not wait"
    assert client.reply(first)["type"] == "travelled"


def test_what_is_handed_out_is_what_the_commands_write(client: Client) -> None:
    pages = {
        what: client.ask("hand_out", scenario=BEARS, what=what, ending="html", rules=days)["text"]
        for what, days in (("steps", []), ("dates", ["2009-05-01", "today"]), ("all", []))
    }
    assert all(page.startswith("<!DOCTYPE html>") for page in pages.values())
    assert "<h2>Turn 1: Alice" in pages["steps"]
    assert '<th scope="col" class="short">2009-05-01</th>' in pages["dates"]
    assert "<figure><svg" in pages["all"]
    told = client.ask("hand_out", scenario=BEARS, what="all", ending="svg")
    assert (told["type"], told["name"]) == ("exported", "scenario.svg")
    for wrong in ({"what": "steps", "ending": "svg"}, {"what": "dates", "ending": "md", "rules": ["1066-10-14"]}):
        assert client.ask("hand_out", scenario=BEARS, **wrong)["code"] == "bad_input"
    assert client.ask("hand_out", scenario=BEARS, what="all", ending="pdf")["code"] == "malformed"


def test_a_step_tells_of_an_object_what_makes_it_so_and_what_could_be_done_with_it(client: Client) -> None:
    ran = client.ask("run_scenario", scenario=BEARS, rules="today")
    attack = ran["steps"][1]
    there = {o["name"]: o["id"] for o in attack["view"]["battlefield"]}
    told = client.ask("explain_step", scenario=BEARS, rules="today", done=attack["done"], object=there["Grizzly Bears"])
    assert (told["type"], told["because"]) == ("object_told", [])
    refusals = {use["text"]: use["refusal"] for use in told["uses"]}
    assert refusals["attack with Grizzly Bears"]["rule"].startswith("508.1")
    assert attack["next"]["things"][0]["text"] == "the declare attackers step ends once all pass"
    for done, object in ((99, there["Grizzly Bears"]), (0, 10**6)):
        wrong = client.ask("explain_step", scenario=BEARS, rules="today", done=done, object=object)
        assert (wrong["type"], wrong["code"]) == ("problem", "bad_input")
