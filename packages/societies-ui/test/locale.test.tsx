import { de } from 'date-fns/locale/de';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

interface Machine {
  zone: string;
  /** The language that `Intl` takes where it is told none. */
  language: string;
}

/** A machine of another country: another time zone, and another language wherever none is asked for. */
const moveTo = ({ zone, language }: Machine) => {
  vi.stubEnv('TZ', zone);
  const { NumberFormat, DateTimeFormat, Collator } = Intl;
  const abroad = <T extends new (locale?: string, options?: never) => object>(Original: T) =>
    new Proxy(Original, {
      construct: (target, [locale, options]: [string | undefined, never]) =>
        new target(locale ?? language, options),
    });
  const others = Object.getOwnPropertyDescriptors(Intl);
  vi.stubGlobal('Intl', {
    ...Object.fromEntries(Object.entries(others).map(([name, { value }]) => [name, value as unknown])),
    NumberFormat: abroad(NumberFormat as never),
    DateTimeFormat: abroad(DateTimeFormat as never),
    Collator: abroad(Collator as never),
  });
  const { toLocaleString } = Number.prototype;
  vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(function (this: number, ...args) {
    return toLocaleString.call(this, args[0] ?? language, args[1]);
  });
  const { toLocaleUpperCase, localeCompare } = String.prototype;
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string, locale) {
    return toLocaleUpperCase.call(this, locale ?? language);
  });
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (
    this: string,
    that: string,
    ...args: unknown[]
  ) {
    return localeCompare.call(this, that, (args[0] as string | undefined) ?? language);
  });
};

const home: Machine = { zone: 'Europe/London', language: 'en-GB' };
const abroad: Machine = { zone: 'Pacific/Kiritimati', language: 'ar-EG' };

/** The library as a machine loads it: what is made while it loads is made there too. */
const loadOn = async (machine: Machine) => {
  vi.resetModules();
  moveTo(machine);
  const { subjects } = await import('../src/foundations/conformance.fixture.tsx');
  const { ToastProvider } = await import('../src/base/Toast/ToastProvider.tsx');
  const { SocietiesProvider } = await import('../src/host/SocietiesProvider.tsx');
  const { EventCard } = await import('../src/events/EventCard/EventCard.tsx');
  return { subjects, ToastProvider, SocietiesProvider, EventCard };
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('a server abroad', () => {
  it('is abroad', () => {
    moveTo(abroad);
    expect((1234.5).toLocaleString()).toBe('١٬٢٣٤٫٥');
    expect(new Intl.NumberFormat().format(1)).toBe('١');
    expect(new Date('2026-12-13T18:00:00Z').getDate()).toBe(14);
  });

  it('renders every component as one at home does', async () => {
    const pages: Map<string, string>[] = [];
    for (const machine of [home, abroad]) {
      const { subjects, ToastProvider } = await loadOn(machine);
      pages.push(
        new Map(
          subjects.map(({ name, render }) => [
            name,
            // Class names count what was loaded before.
            renderToString(<ToastProvider>{render()}</ToastProvider>).replaceAll(/ class="[^"]*"/g, ''),
          ]),
        ),
      );
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      vi.unstubAllGlobals();
    }
    const [here, there] = pages;
    expect(here?.size).toBeGreaterThan(40);
    const others = [...(here ?? [])].filter(([name, html]) => there?.get(name) !== html);
    expect(others.map(([name]) => name)).toEqual([]);
  }, 60_000);
});

describe('locale, time zone and currency', () => {
  const event = {
    id: 1,
    name: 'Geminids on the roof',
    description: 'Blankets, tea and a sky full of falling stars.',
    datetime: '2026-12-13T18:00:00Z',
    duration: '02:30:00',
    venue: 'Library roof',
    max_participants: 60,
    participants: 34,
    price: 4.5,
    is_active: true,
    image: null,
    joined: false,
    society: 1,
  };
  const theme = {
    primary_color: '#302d53',
    secondary_color: '#564576',
    tertiary_color: '#564576',
    text_color: '#ffffff',
  };
  const textOf = (element: ReactElement) => renderToString(element).replaceAll(/<!-- -->|<[^>]*>/g, ' ');

  it('sets language and time zone', async () => {
    const { EventCard, SocietiesProvider } = await loadOn(abroad);
    const card = <EventCard event={event} now={new Date('2026-12-01T00:00:00Z')} theme={theme} />;
    expect(textOf(card)).toContain('13 December 2026');
    expect(textOf(card)).toContain('18:00');
    expect(textOf(card)).toContain('£4.50');
    const german = textOf(
      <SocietiesProvider locale={de} timeZone="Asia/Kolkata" currency="EUR">
        {card}
      </SocietiesProvider>,
    );
    expect(german).toContain('13. Dezember 2026');
    expect(german).toContain('23:30');
    expect(german).toContain('4,50\u00a0€');
  });

  it('keeps what a nested provider does not set', async () => {
    const { EventCard, SocietiesProvider } = await loadOn(home);
    const text = textOf(
      <SocietiesProvider timeZone="Asia/Tokyo">
        <SocietiesProvider locale={de}>
          <EventCard event={event} now={new Date('2026-12-01T00:00:00Z')} theme={theme} />
        </SocietiesProvider>
      </SocietiesProvider>,
    );
    expect(text).toContain('14. Dezember 2026');
    expect(text).toContain('03:00');
  });
});
