"""The app's own account: its device id, its session, and the encrypted calls that open and renew it."""

import json
import os
import re
import uuid
from base64 import b64decode, b64encode
from html import unescape
from http.cookiejar import Cookie, CookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.padding import PKCS7

success = 10000
block_bits = 128


class Failed(Exception):
    """The server refused a call, or did not answer."""


class Keychain:
    """Stands in for the keychain of a phone: a file that only its owner reads, replaced whole."""

    def __init__(self, folder):
        self.path = Path(folder) / 'keychain.json'
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.items = json.loads(self.path.read_text('utf-8')) if self.path.exists() else {}
        if 'deviceId' not in self.items:
            self.store(deviceId=str(uuid.uuid4()))

    def store(self, **items):
        self.items.update(items)
        new = self.path.with_suffix('.new')
        descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, 'w', encoding='utf-8') as file:
            json.dump(self.items, file)
            file.flush()
            os.fsync(file.fileno())
        new.replace(self.path)


class Account:
    """Calls the API like the page does. Every method blocks, so call it on a thread."""

    def __init__(self, site, version, keychain):
        self.site, self.version, self.keychain = site, version, keychain
        self.jar = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        self.cipher = None
        cookie = keychain.items.get('refresh')
        if cookie:
            self.jar.set_cookie(Cookie(**cookie))

    @property
    def login(self):
        return self.keychain.items.get('login')

    def send_code(self, email):
        self.call('send-code', {'email': email})

    def sign_in(self, email, code, invite=None):
        request = {'type': 'code', 'email': email, 'code': code}
        data = self.call('register-login', {**request, **({'inviteCode': invite} if invite else {})})
        self.remember(data)
        return data

    def renew(self):
        """A fresh access token of the same member."""
        if not self.login:
            raise Failed('nobody is signed in')
        data = self.call('refresh', {})
        self.remember({**self.login, 'accessToken': data['accessToken']})
        return self.login

    def sign_out(self):
        self.jar.clear()
        self.keychain.store(login=None, refresh=None)

    def remember(self, login):
        refresh = next((one for one in self.jar if one.has_nonstandard_attr('HttpOnly')), None)
        fields = {key.lstrip('_'): value for key, value in vars(refresh).items()} if refresh else None
        self.keychain.store(login=login, refresh=fields)

    def call(self, operation, request):
        secret, transaction = self.cipher or self.open_cipher()
        iv = os.urandom(16)
        padder = PKCS7(block_bits).padder()
        plain = padder.update(json.dumps(request).encode()) + padder.finalize()
        encryptor = Cipher(algorithms.AES(secret), modes.CBC(iv)).encryptor()
        body = b64encode(iv + encryptor.update(plain) + encryptor.finalize())
        answer = self.post(f'ciphered/{operation}', body, {'transId': transaction})
        if answer.startswith(b'{'):
            raise Failed(answer.decode())
        raw = b64decode(answer)
        decryptor = Cipher(algorithms.AES(secret), modes.CBC(raw[:16])).decryptor()
        unpadder = PKCS7(block_bits).unpadder()
        padded = decryptor.update(raw[16:]) + decryptor.finalize()
        envelope = json.loads(unpadder.update(padded) + unpadder.finalize())
        if envelope['bizCode'] != success:
            raise Failed(f"{operation}: {envelope['bizCode']} {envelope.get('message', '')}")
        return envelope['data']

    def open_cipher(self):
        page = self.opener.open(self.site, timeout=20).read().decode()
        boot = re.search(r'<script[^>]*id="boot"[^>]*>([^<]+)<', page)
        if not boot:
            raise Failed(f'{self.site} is no page of Scoreline')
        brand = json.loads(unescape(boot[1]))['brand']
        self.brand_number = str(brand['mid'])
        key = serialization.load_pem_public_key(brand['rsaPublicKey'].encode())
        secret = os.urandom(16)
        oaep = padding.OAEP(padding.MGF1(hashes.SHA256()), hashes.SHA256(), None)
        sealed = b64encode(key.encrypt(b64encode(secret), oaep))
        answer = json.loads(self.post('device', sealed))
        self.cipher = secret, answer['data']['transId']
        return self.cipher

    def post(self, path, body, more=None):
        parts = urlsplit(self.site)
        headers = {
            'ApiLevel': '1', 'deviceId': self.keychain.items['deviceId'], 'lan': 'en',
            'platform': 'ios', 'AppVersion': self.version, 'mid': self.brand_number,
            'content-type': 'text/plain', **(more or {}),
        }
        url = f'{parts.scheme}://{parts.netloc}/api/patron/frontend/{path}'
        try:
            return self.opener.open(Request(url, body, headers), timeout=20).read()
        except HTTPError as error:
            return self.refused(path, error)
        except OSError as error:
            raise Failed(f'{path}: {error}') from error

    def refused(self, path, error):
        text = error.read()
        if text and not text.startswith(b'{'):
            return text
        raise Failed(f'{path}: HTTP {error.code}')
