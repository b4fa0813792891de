import { de as locale } from 'date-fns/locale/de';
import type { Messages } from '../host/Messages.ts';
import { affiliation } from '../locales/de/affiliation.ts';
import { agenda } from '../locales/de/agenda.ts';
import { base } from '../locales/de/base.ts';
import { door } from '../locales/de/door.ts';
import { eventPage } from '../locales/de/event.ts';
import { elections } from '../locales/de/elections.ts';
import { forms } from '../locales/de/forms.ts';
import { handover } from '../locales/de/handover.ts';
import { management } from '../locales/de/management.ts';
import { membership } from '../locales/de/membership.ts';
import { societyMessages } from '../locales/de/messages.ts';
import { notices } from '../locales/de/notices.ts';
import { site } from '../locales/de/site.ts';
import { societies } from '../locales/de/societies.ts';

const messages: Messages = {
  ...base,
  ...affiliation,
  ...agenda,
  ...door,
  ...eventPage,
  ...societies,
  ...elections,
  ...forms,
  ...handover,
  ...management,
  ...membership,
  ...notices,
  ...societyMessages,
  ...site,
};

/** All messages in German, and German date formats: `<SocietiesProvider {...german}>`. */
export const german = { locale, messages };
