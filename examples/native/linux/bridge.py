"""The app's side of the bridge: validates messages against the contract, dispatches them once and answers."""

import json
import sys
import time
from pathlib import Path

from jsonschema import Draft202012Validator

contract = json.loads((Path(__file__).parent / 'bridge.json').read_text('utf-8'))
world = 'scoreline-app'

# WebKitGTK does not report which frame a message is from. So the page's own world gets a handler in the top frame alone, which
# passes text to a second script in a world that no page can enter, and WebKit runs that script on the site's pages only.
page_script = '''
window.webkit ??= {};
window.webkit.messageHandlers = { %(handler)s: {
  postMessage: (message) => document.dispatchEvent(
    new CustomEvent('scoreline-app', { detail: JSON.stringify(message) })) } };
''' % contract
world_script = '''
document.addEventListener('scoreline-app', ({ detail }) => {
  if (typeof detail === 'string') window.webkit.messageHandlers.%(handler)s.postMessage(detail);
});
''' % contract


class Refused(Exception):
    """The app does not do what it was asked for. The page falls back."""


class Log:
    """Writes each event as a line of JSON."""

    def __init__(self, path=None):
        self.file = open(path, 'a', encoding='utf-8', buffering=1) if path else sys.stderr

    def write(self, event, **details):
        self.file.write(json.dumps({'at': round(time.time(), 3), 'event': event, **details}) + '\n')


class Bridge:
    """`handlers` has a function for each action: it gets the payload and `answer(result=…)` or `answer(error=…)`."""

    def __init__(self, handlers, log, manner='answers'):
        if set(handlers) != set(contract['actions']):
            different = ', '.join(sorted(set(handlers) ^ set(contract['actions'])))
            raise ValueError(f'The app and the contract differ in these actions: {different}')
        self.handlers, self.log, self.manner = handlers, log, manner
        self.validators = {
            name: Draft202012Validator(action['payload'])
            for name, action in contract['actions'].items() if action['payload']
        }

    def receive(self, text, seen, send):
        """Performs a message of a page. `seen` has the ids that this document used, `send` runs a script in it."""
        try:
            message = self.read(text, seen)
        except ValueError as error:
            self.log.write('ignored', reason=str(error), message=text[:200])
            return
        self.log.write('asked', message=message)
        action, number = message['action'], message['id']
        seen.add(number)

        def answer(**outcome):
            sent = {'id': number, **outcome}
            self.log.write('answered', action=action, id=number, ok='result' in outcome)
            if action == 'deviceId':
                self.log.write('device', **outcome)
            send(f"window.{contract['receiver']}?.receive({json.dumps(sent)})")

        if self.manner == 'is silent':
            return
        if self.manner == 'refuses' and action != 'deviceId':
            answer(error='refused')
            return
        try:
            self.handlers[action](message.get('payload'), answer)
        except Refused as reason:
            answer(error=str(reason))

    def read(self, text, seen):
        if len(text) > contract['maxLength']:
            raise ValueError('it is too long')
        message = json.loads(text)
        if not isinstance(message, dict):
            raise ValueError('it is no object')
        version, number, action = (message.get(key) for key in ('v', 'id', 'action'))
        if type(version) is not int or version > contract['version']:
            raise ValueError(f'its version is {version}')
        if type(number) is not int:
            raise ValueError('its id is no integer')
        if number in seen:
            raise ValueError('its id was used before')
        if not isinstance(action, str) or action not in self.handlers:
            raise ValueError('its action is unknown')
        validator = self.validators.get(action)
        error = validator and next(validator.iter_errors(message.get('payload')), None)
        if error:
            raise ValueError(f'its payload is invalid: {error.message[:100]}')
        return message
