'use client';

import { de as locale } from 'date-fns/locale/de';
import type { Messages } from '../host/Messages.ts';
import { base } from '../locales/de/base.ts';
import { forms } from '../locales/de/forms.ts';
import { management } from '../locales/de/management.ts';
import { societies } from '../locales/de/societies.ts';

const messages: Messages = { ...base, ...societies, ...forms, ...management };

/** Every text of the library in German, and how German writes dates: `<SocietiesProvider {...german}>`. */
export const german = { locale, messages };
