#!/usr/bin/python3
"""Tests of the app on a display: ./test_shell.py, or ./test_shell.py http://SITE/en FOLDER_OF_MAILS OnTheSite to sign in."""

import json
import re
import sys
import tempfile
import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from gi.repository import GLib

import shell as app
from account import Keychain
from bridge import Bridge, Log, contract

site, mails = (sys.argv + [None, None])[1:3]
page = '''<!doctype html><title>A page</title><p class="frame-tabs">Tabs</p><iframe src="%s"></iframe>
<script>window.answers = []; window.scorelineBridge = { receive: (answer) => answers.push(answer) };
const post = (message) => webkit.messageHandlers.scoreline.postMessage(message);</script>'''
frame = '''<script>
try { webkit.messageHandlers.scoreline.postMessage({ v: 1, id: 77, action: 'deviceId' }); } catch {}
document.dispatchEvent(new CustomEvent('scoreline-app', { detail: '{"v":1,"id":78,"action":"deviceId"}' }));
</script>'''


class Server(ThreadingHTTPServer):
    """The site is 127.0.0.1, another site is localhost."""

    def __init__(self):
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                other = f'http://localhost:{outer.server_port}/frame'
                text = frame if self.path == '/frame' else page % other
                self.send_response(200)
                self.send_header('content-type', 'text/html')
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, *_arguments):
                pass

        super().__init__(('127.0.0.1', 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()


def until(what, is_so, seconds=60):
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while True:
        while context.pending():
            context.iteration(False)
        value = is_so()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f'not within {seconds} s: {what}')
        time.sleep(0.02)


class ShellTest(unittest.TestCase):
    def start(self, address, *more):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.addCleanup(self.folder.cleanup)
        self.log = Path(self.folder.name) / 'log.jsonl'
        options = app.read_options(
            [address, '--alone', '--profile', self.folder.name, '--log', str(self.log), *more])
        self.shell = app.Shell(options)
        self.shell.register(None)
        self.shell.activate()
        self.addCleanup(self.stop)
        until('the page is loaded', lambda: not self.view.is_loading() and self.view.get_uri() != 'about:blank')

    def stop(self):
        for window in [self.shell.window, *(window for window, _label in self.shell.activities.values())]:
            window.destroy()

    @property
    def view(self):
        return self.shell.pages[-1].view

    def events(self, kind):
        lines = [json.loads(line) for line in self.log.read_text().splitlines()]
        return [line for line in lines if line['event'] == kind]

    def script(self, source):
        found = []

        def done(view, result):
            found.append(json.loads(view.evaluate_javascript_finish(result).to_string()))
        self.view.evaluate_javascript(f'JSON.stringify({source} ?? null)', -1, None, None, None, done)
        return until(source, lambda: found)[0]

    def post(self, message):
        self.script(f'(post({message}), 1)')

    def answers(self, count):
        until(f'{count} answers', lambda: len(self.script('answers')) >= count)
        return self.script('answers')


class AtHome(ShellTest):
    def setUp(self):
        server = Server()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.start(f'http://127.0.0.1:{server.server_port}/en')

    def test_answers_messages_and_has_tabs_of_its_own(self):
        self.post('{ v: 1, id: 1, action: "deviceId" }')
        self.assertEqual(self.answers(1), [{'id': 1, 'result': self.shell.keychain.items['deviceId']}])
        self.assertEqual(self.script('getComputedStyle(document.querySelector(".frame-tabs")).display'), 'none')
        self.assertRegex(self.script('navigator.userAgent'), r' ScorelineApp/99\.0\.0 \(ios\)$')

    def test_ignores_and_logs_hostile_messages(self):
        for message in [
            '"text"', 'null', '[]', '{ v: 2, id: 2, action: "deviceId" }', '{ v: "1", id: 2, action: "deviceId" }',
            '{ v: 1, id: "2", action: "deviceId" }', '{ v: 1, id: 2, action: "erase" }',
            '{ v: 1, id: 2, action: "__class__" }', '{ v: 1, id: 2, action: "jumpPage" }',
            '{ v: 1, id: 2, action: "jumpPage", payload: { path: "https://elsewhere.example" } }',
            '{ v: 1, id: 2, action: "deviceId", payload: "x".repeat(70000) }',
        ]:
            with self.subTest(message):
                before = len(self.events('ignored'))
                self.post(message)
                until('it is logged', lambda: len(self.events('ignored')) > before)
        self.post('{ v: 1, id: 2, action: "deviceId" }')
        self.assertEqual(len(self.answers(1)), 1)

    def test_ignores_a_message_that_is_sent_again(self):
        self.post('{ v: 1, id: 3, action: "deviceId" }')
        self.post('{ v: 1, id: 3, action: "deviceId" }')
        until('it is logged', lambda: self.events('ignored'))
        self.assertEqual(len(self.answers(1)), 1)
        self.assertIn('used before', self.events('ignored')[0]['reason'])

    def test_has_no_bridge_in_frames_of_other_sites_and_on_other_sites(self):
        time.sleep(1)
        until('all is handled', lambda: True)
        self.assertEqual(self.events('asked'), [])
        self.view.load_uri(self.view.get_uri().replace('127.0.0.1', 'localhost'))
        until('the other site', lambda: 'localhost' in self.view.get_uri() and not self.view.is_loading())
        self.assertEqual(self.script('typeof window.webkit?.messageHandlers'), 'undefined')
        self.assertEqual(self.events('asked'), [])

    def test_sends_no_answer_to_a_later_document(self):
        later = []
        self.shell.bridge.handlers['login'] = lambda _payload, answer: later.append(answer)
        self.post('{ v: 1, id: 4, action: "login", payload: {} }')
        until('it is asked', lambda: later)
        document = self.shell.pages[-1].document
        self.view.reload()
        until('it is reloaded', lambda: self.shell.pages[-1].document > document and not self.view.is_loading())
        later[0](result={'accessToken': 'secret', 'userId': 1})
        self.assertEqual(self.script('answers'), [])

    def test_opens_pages_goes_back_and_follows_deep_links(self):
        home = self.view.get_uri()
        self.post('{ v: 1, id: 5, action: "jumpPage", payload: { path: "/search", query: { q: "a b" } } }')
        until('the page', lambda: self.view.get_uri() == f'{home}/search?q=a+b' and not self.view.is_loading())
        self.post('{ v: 1, id: 1, action: "goBack" }')
        until('the first page', lambda: self.view.get_uri() == home)
        self.shell.open_address('scoreline://match/7?tab=odds')
        until('the match', lambda: self.view.get_uri() == f'{home}/match/7?tab=odds')
        self.shell.open_address('file:///etc/passwd')
        self.assertEqual(self.events('ignored')[-1]['reason'], 'nothing opens file links')

    def test_shows_followed_matches_above_other_windows(self):
        match = {'eventId': 7, 'home': 'Reds', 'away': 'Blues', 'homeScore': 1, 'awayScore': 0,
                 'status': "67'", 'path': '/match/7', 'ended': False}
        self.post(f'{{ v: 1, id: 8, action: "matchActivity", payload: {json.dumps(match)} }}')
        label = until('the window', lambda: self.shell.activities.get(7))[1]
        self.assertEqual(label.get_text(), "Reds 1–0 Blues · 67'")
        self.post(f'{{ v: 1, id: 9, action: "matchActivity", payload: {json.dumps({**match, "ended": True})} }}')
        until('it is closed', lambda: not self.shell.activities)

    def test_asks_for_attention_and_shares(self):
        self.post('{ v: 1, id: 10, action: "haptic", payload: { kind: "goal" } }')
        self.assertEqual(self.answers(1), [{'id': 10, 'result': True}])
        self.assertTrue(self.shell.window.get_urgency_hint())

    def test_shows_a_push_message(self):
        data = {'id': 'a', 'url': '/en/match/7', 'tag': 'match-7', 'language': 'en'}
        message = {'notification': {'title': 'Goal', 'body': 'Reds 1–0'}, 'data': data}
        self.shell.activate_action('push', GLib.Variant('s', json.dumps(message)))
        self.assertEqual(self.events('notified')[-1]['tag'], 'match-7')

    def test_keeps_its_device_id(self):
        first = self.shell.keychain
        self.assertEqual(Keychain(self.folder.name).items['deviceId'], first.items['deviceId'])
        self.assertEqual(first.path.stat().st_mode & 0o777, 0o600)

    def test_lacks_no_action_of_the_contract(self):
        handlers = dict(self.shell.bridge.handlers)
        handlers.pop('share')
        with self.assertRaisesRegex(ValueError, 'share'):
            Bridge(handlers, Log(self.log))
        self.assertEqual(set(self.shell.bridge.handlers), set(contract['actions']))


@unittest.skipUnless(site and mails, 'no site to sign in at')
class OnTheSite(ShellTest):
    def code_for(self, email):
        for mail in Path(mails).glob('*.eml'):
            text = mail.read_text()
            found = f'To: {email}' in text and re.search(r'^(?:.*\s)?(\d{6})\s*$', text, re.M)
            if found:
                return found[1]
        return None

    def test_signs_in_natively_and_hands_the_session_over(self):
        self.start(site)
        self.shell.open_address(f'{site}/me')
        email = f'fan-{time.time_ns()}@mail.example'
        until('the log-in link', lambda: self.script(
            'document.querySelector(".written") ? null : !!document.querySelector(\'main a[href$="/login"]\')'))
        self.script('(document.querySelector(\'main a[href$="/login"]\').click(), 1)')
        sign_in = until('the sign-in window', lambda: getattr(self.shell, 'sign_in', None))
        sign_in.email.set_text(email)
        sign_in.button.clicked()
        code = until('the mail', lambda: sign_in.code.get_sensitive() and self.code_for(email))
        sign_in.code.set_text(code)
        sign_in.button.clicked()
        until('the session', lambda: self.shell.account.login)
        user = self.shell.account.login['userId']
        until('the page is signed in', lambda: f'userId={user}' in self.script('document.cookie'))
        renewed = self.shell.account.renew()
        self.assertEqual(renewed['userId'], user)


if __name__ == '__main__':
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2, warnings='ignore')
