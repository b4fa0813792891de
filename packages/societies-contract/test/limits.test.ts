import { expect, test } from 'vitest';
import { emailPattern } from '../src/limits.ts';

const isAddress = (text: string) => new RegExp(emailPattern).test(text);

test.each(['a@b.org', 'a+b@c.d.ac.uk', 'a@xn--e1afmkfd.xn--p1ai', 'a@b.XN--VERMGENSBERATUNG-PWB'])(
  '%s is an address',
  (text) => expect(isAddress(text)).toBe(true),
);

test.each(['a@b', 'a@b.c', 'a@b.xn--', 'a@b.xn--p1-', 'a@b.x1', 'a@b.org\r\nBcc: c', 'a b@c.org'])(
  '%j is none',
  (text) => expect(isAddress(text)).toBe(false),
);
