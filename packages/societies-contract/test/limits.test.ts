import { expect, test } from 'vitest';
import { emailPattern } from '../src/limits.ts';

const isAddress = (text: string) => new RegExp(emailPattern, 'u').test(text);

test.each([
  'a@b.org',
  'a+b@c.d.ac.uk',
  'a@xn--e1afmkfd.xn--p1ai',
  'a@b.XN--VERMGENSBERATUNG-PWB',
  'müller@exämple.de',
  "o'brien@uni.ac.uk",
  'a&b@x.org',
  'пользователь@почта.рф',
  'परीक्षा@उदाहरण.भारत',
  'a@例え.テスト',
])('%s is a valid address', (text) => expect(isAddress(text)).toBe(true));

test.each([
  'a@b',
  'a@b.c',
  'a@b.xn--',
  'a@b.xn--p1-',
  'a@b.x1',
  'a@b..org',
  'a@-b.org',
  'a@b.org.',
  'a@@b.org',
  'a@b.org\r\nBcc: c',
  'a b@c.org',
  'a,b@c.org',
  'a"b@c.org',
  'a<b@c.org',
  'a\u200B@b.org',
  'a@b\u00AD.org',
  'a@b\u3002org',
])('%j is not a valid address', (text) => expect(isAddress(text)).toBe(false));
