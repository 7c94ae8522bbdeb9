#!/usr/bin/python3
"""A small app around the site, the reference for docs/native-apps.md: ./shell.py http://localhost:8080/en [scoreline://LINK]"""

import argparse
import json
import os
import threading
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('Gdk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, Gio, GLib, Gtk, WebKit2  # noqa: E402

from account import Account, Failed, Keychain  # noqa: E402
from bridge import Bridge, Log, Refused, contract, page_script, world, world_script  # noqa: E402

tabs = [('Scores', '/'), ('Discover', '/discover'), ('Favourites', '/favourites'), ('Profile', '/me')]
# The app has tabs of its own.
style = '.frame-tabs { display: none !important; }'
most_pages = 12


def origin(address):
    parts = urlsplit(address or '')
    return parts.scheme, parts.netloc


class Page:
    """A web view with its side of the bridge."""

    def __init__(self, shell):
        self.shell, self.document, self.seen = shell, 0, set()
        content = WebKit2.UserContentManager()
        frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        site = [f'{urlsplit(shell.site).scheme}://{urlsplit(shell.site).hostname}/*']
        content.add_script(WebKit2.UserScript(page_script, frames, start, site, None))
        content.add_script(WebKit2.UserScript.new_for_world(world_script, frames, start, world, site, None))
        sheet = WebKit2.UserStyleSheet(style, frames, WebKit2.UserStyleLevel.USER, site, None)
        content.add_style_sheet(sheet)
        content.connect(f"script-message-received::{contract['handler']}", self.received)
        content.register_script_message_handler_in_world(contract['handler'], world)
        settings = WebKit2.Settings(enable_write_console_messages_to_stdout=shell.options.console)
        settings.set_user_agent(f'{settings.get_user_agent()} ScorelineApp/{shell.options.app} (ios)')
        self.view = WebKit2.WebView(
            web_context=shell.context, user_content_manager=content, settings=settings,
            is_controlled_by_automation=shell.options.automation, visible=True)
        self.view.connect('load-changed', self.load_changed)
        self.view.connect('decide-policy', self.decide)
        self.view.connect('close', lambda _view: shell.close_page(self))

    def load_changed(self, _view, event):
        if event == WebKit2.LoadEvent.COMMITTED:
            self.document += 1
            self.seen = set()

    def received(self, _content, result):
        if origin(self.view.get_uri()) != origin(self.shell.site):
            self.shell.log.write('ignored', reason=f'it is from {self.view.get_uri()}')
            return
        document = self.document

        def send(script):
            # An answer that comes after a navigation could match an id of the next document.
            if document == self.document:
                self.view.evaluate_javascript(script, -1, None, None, None, None)

        self.shell.bridge.receive(result.get_js_value().to_string(), self.seen, send)

    def decide(self, _view, decision, kind):
        if kind == WebKit2.PolicyDecisionType.RESPONSE:
            return False
        action = decision.get_navigation_action()
        address = action.get_request().get_uri()
        is_click = action.get_navigation_type() == WebKit2.NavigationType.LINK_CLICKED
        if not is_click or origin(address) == origin(self.shell.site):
            return False
        decision.ignore()
        self.shell.open_address(address)
        return True


class Shell(Gtk.Application):
    def __init__(self, options):
        flags = Gio.ApplicationFlags.HANDLES_OPEN
        if options.automation or options.alone:
            flags |= Gio.ApplicationFlags.NON_UNIQUE
        super().__init__(application_id='example.scoreline.Shell', flags=flags)
        self.options, self.site, self.log = options, options.site.rstrip('/'), Log(options.log)
        self.keychain = Keychain(options.profile)
        self.account = Account(self.site, options.app, self.keychain)
        self.pages, self.activities, self.window = [], {}, None
        self.log.write('started', pid=os.getpid())
        names = ['goBack', 'jumpPage', 'login', 'reload', 'deviceId', 'share', 'haptic', 'matchActivity']
        handlers = {name: getattr(self, f'on_{name}') for name in names}
        self.bridge = Bridge(handlers, self.log, options.bridge)

    # The application

    def do_startup(self):
        Gtk.Application.do_startup(self)
        for name, run in {'open': self.open_address, 'push': self.show_push}.items():
            action = Gio.SimpleAction.new(name, GLib.VariantType('s'))
            action.connect('activate', lambda _action, text, run=run: run(text.get_string()))
            self.add_action(action)
        profile = Path(self.options.profile)
        self.context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager(
            base_data_directory=str(profile / 'data'), base_cache_directory=str(profile / 'cache')))
        cookies = self.context.get_website_data_manager().get_cookie_manager()
        cookies.set_persistent_storage(str(profile / 'cookies'), WebKit2.CookiePersistentStorage.SQLITE)
        if self.options.proxy:
            proxy = WebKit2.NetworkProxySettings.new(self.options.proxy, None)
            manager = self.context.get_website_data_manager()
            manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)
        self.context.set_automation_allowed(self.options.automation)
        self.context.connect('automation-started', self.automated)
        self.build_window()

    def automated(self, _context, session):
        info = WebKit2.ApplicationInfo()
        info.set_name('ScorelineShell')
        session.set_application_info(info)
        session.connect('create-web-view', lambda _session: self.pages[-1].view)

    def build_window(self):
        self.window = Gtk.ApplicationWindow(application=self, title='Scoreline')
        self.window.set_default_size(390, 844)
        self.stack = Gtk.Stack(vexpand=True)
        bar = Gtk.Box(homogeneous=True)
        for name, path in tabs:
            button = Gtk.Button(label=name, relief=Gtk.ReliefStyle.NONE)
            button.connect('clicked', lambda _button, path=path: self.open_tab(path))
            bar.add(button)
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        box.add(self.stack)
        box.add(bar)
        self.window.add(box)
        self.window.show_all()

    def do_activate(self):
        if not self.pages:
            self.push_page(None if self.options.automation else self.site)
        self.window.present()

    def do_open(self, files, _count, _hint):
        self.do_activate()
        for file in files:
            self.open_address(file.get_uri())

    # Navigation

    def address_of(self, path, query=None):
        return self.site + (path if path != '/' else '') + (f'?{urlencode(query)}' if query else '')

    def push_page(self, address):
        page = Page(self)
        self.pages.append(page)
        self.stack.add(page.view)
        self.stack.set_visible_child(page.view)
        if len(self.pages) > most_pages:
            self.remove(self.pages[0])
        if address:
            page.view.load_uri(address)

    def remove(self, page):
        self.pages.remove(page)
        page.view.destroy()

    def close_page(self, page):
        if page in self.pages:
            self.remove(page)
        if not self.pages:
            self.quit()

    def open_tab(self, path):
        while len(self.pages) > 1:
            self.remove(self.pages[-1])
        self.pages[0].view.load_uri(self.address_of(path))

    def open_address(self, address):
        """Opens a deep link, a link to the site, or another site in the browser."""
        parts = urlsplit(address)
        if parts.scheme == self.options.scheme:
            path = f'/{parts.netloc}{parts.path}'.rstrip('/')
            # Signing in elsewhere ends here, with the page that asked for it.
            if path == '/login':
                self.sign_in_again()
            else:
                self.push_page(self.site + path + (f'?{parts.query}' if parts.query else ''))
        elif origin(address) == origin(self.site):
            self.push_page(address)
        elif parts.scheme in ('http', 'https', 'mailto'):
            self.log.write('opened', address=address)
            Gio.AppInfo.launch_default_for_uri_async(address, None, None, None)
        else:
            self.log.write('ignored', reason=f'nothing opens {parts.scheme} links')

    def on_goBack(self, _payload, answer):
        if len(self.pages) > 1:
            answer(result=True)
            self.remove(self.pages[-1])
        elif self.pages[0].view.can_go_back():
            answer(result=True)
            self.pages[0].view.go_back()
        else:
            raise Refused('this is the first page')

    def on_jumpPage(self, payload, answer):
        answer(result=True)
        self.push_page(self.address_of(payload['path'], payload.get('query')))

    def on_reload(self, _payload, answer):
        answer(result=True)
        self.pages[-1].view.reload()

    def on_deviceId(self, _payload, answer):
        answer(result=self.keychain.items['deviceId'])

    # Signing in

    def on_login(self, payload, answer):
        def failed(error):
            if payload.get('silent'):
                answer(error=error)
            else:
                self.show_sign_in(payload.get('inviteCode'), answer)
        self.in_thread(self.account.renew, lambda login: answer(result=login), failed)

    def sign_in_again(self):
        self.show_sign_in(None, lambda **_outcome: self.pages[-1].view.reload())

    def show_sign_in(self, invite, answer):
        self.sign_in = SignIn(self, invite, answer)

    def in_thread(self, work, done, failed):
        def run():
            try:
                result = work()
            except Failed as error:
                self.log.write('failed', reason=str(error))
                GLib.idle_add(lambda error=error: failed(str(error)) and None)
            else:
                GLib.idle_add(lambda: done(result) and None)
        threading.Thread(target=run, daemon=True).start()

    # What a browser lacks

    def on_share(self, payload, answer):
        answer(result=True)
        dialog = Gtk.MessageDialog(
            transient_for=self.window, modal=True, text=payload['title'], secondary_text=payload['url'])
        dialog.add_buttons('Copy link', 1, 'Send by mail', 2, 'Close', Gtk.ResponseType.CLOSE)

        def chosen(_dialog, response):
            if response == 1:
                Gtk.Clipboard.get_default(Gdk.Display.get_default()).set_text(payload['url'], -1)
            elif response == 2:
                self.open_address(f"mailto:?{urlencode({'subject': payload['title'], 'body': payload['url']})}")
            dialog.destroy()
        dialog.connect('response', chosen)
        dialog.show_all()

    def on_haptic(self, payload, answer):
        # A desktop has no motor: it asks for attention.
        self.window.set_urgency_hint(True)
        if payload['kind'] == 'goal':
            Gdk.Display.get_default().beep()
        answer(result=True)

    def on_matchActivity(self, payload, answer):
        self.show_activity(payload)
        answer(result=True)

    def show_activity(self, match):
        """A small window above all others, one for each match."""
        window, label = self.activities.pop(match['eventId'], (None, None))
        if match['ended']:
            if window:
                window.destroy()
            return
        if not window:
            window = Gtk.Window(title='Scoreline', type_hint=Gdk.WindowTypeHint.UTILITY, resizable=False)
            window.set_keep_above(True)
            button, label = Gtk.Button(relief=Gtk.ReliefStyle.NONE), Gtk.Label(margin=8)
            button.connect('clicked', lambda _button: self.push_page(self.address_of(match['path'])))
            button.add(label)
            window.add(button)
        label.set_text('{home} {homeScore}–{awayScore} {away} · {status}'.format(**match))
        window.show_all()
        self.activities[match['eventId']] = window, label

    def show_push(self, text):
        """A message of Firebase as the server sends it. No push service reaches a desktop: a test or a person passes it on."""
        message = json.loads(text)
        data = message['data']
        notification = Gio.Notification.new(message['notification']['title'])
        notification.set_body(message['notification']['body'])
        site = urlsplit(self.site)
        target = GLib.Variant('s', f"{site.scheme}://{site.netloc}{data['url']}")
        notification.set_default_action_and_target('app.open', target)
        self.send_notification(data['tag'], notification)
        self.log.write('notified', tag=data['tag'])


class SignIn(Gtk.Window):
    """The app's own way in: a code by email."""

    def __init__(self, shell, invite, answer):
        super().__init__(
            title='Log in', transient_for=shell.window, modal=True, default_width=320,
            window_position=Gtk.WindowPosition.CENTER_ON_PARENT)
        self.shell, self.invite, self.answer = shell, invite, answer
        self.email = Gtk.Entry(placeholder_text='Email', input_purpose=Gtk.InputPurpose.EMAIL)
        self.code = Gtk.Entry(placeholder_text='Code', sensitive=False)
        self.note = Gtk.Label(wrap=True)
        self.button = Gtk.Button(label='Send me a code')
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, margin=16)
        for widget in (self.email, self.code, self.note, self.button):
            box.add(widget)
        self.add(box)
        self.button.connect('clicked', self.submit)
        self.handler = self.connect('destroy', lambda _window: answer(error='cancelled'))
        self.show_all()

    def submit(self, _button):
        account, email = self.shell.account, self.email.get_text()
        self.button.set_sensitive(False)
        if not self.code.get_sensitive():
            self.shell.in_thread(lambda: account.send_code(email), self.sent, self.failed)
        else:
            code = self.code.get_text()
            self.shell.in_thread(lambda: account.sign_in(email, code, self.invite), self.done, self.failed)

    def sent(self, _data):
        self.code.set_sensitive(True)
        self.button.set_label('Log in')
        self.button.set_sensitive(True)
        self.note.set_text('We sent you a code.')

    def failed(self, reason):
        self.note.set_text(f'That did not work: {reason}')
        self.button.set_sensitive(True)

    def done(self, login):
        self.disconnect(self.handler)
        self.destroy()
        self.answer(result=login)


def read_options(arguments=None):
    parser = argparse.ArgumentParser(description='A small app around a Scoreline site.')
    parser.add_argument('site', help='its address with the language, for example http://localhost:8080/en')
    parser.add_argument('links', nargs='*', help='deep links to open')
    parser.add_argument('--profile', default=str(Path(GLib.get_user_data_dir()) / 'scoreline-shell'))
    parser.add_argument('--app', default='99.0.0', help='the version that the app reports')
    parser.add_argument('--scheme', default='scoreline')
    parser.add_argument('--log', help='a file for a line of JSON per event, instead of stderr')
    parser.add_argument('--bridge', choices=['answers', 'refuses', 'is silent'], default='answers')
    parser.add_argument('--proxy', help='an HTTP proxy, for tests')
    parser.add_argument('--console', action='store_true', help="prints the page's console")
    parser.add_argument('--alone', action='store_true', help='opens a second app beside a running one')
    parser.add_argument('--automation', action='store_true', help='lets WebKitWebDriver control the app')
    return parser.parse_args(arguments)


if __name__ == '__main__':
    chosen = read_options()
    Shell(chosen).run(['shell', *chosen.links])
