import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { german } from '../src/exports/locale-de.ts';
import { SocietiesProvider } from '../src/host/SocietiesProvider.tsx';
import * as defaults from '../src/locales/en/english.ts';
import { JoinModal } from '../src/societies/JoinModal/JoinModal.tsx';
import { astronomy } from '../src/societies/societies.fixture.ts';

/** Words that both languages have. */
const shared =
  /^(Constellation|Merch|Info|Name|Slogan|Text|Widgets|Likes|Logo|OK|Push|Website|Instagram|Discord|.*Open Source.*|UTF-8|UTF-16|Windows-1252|–|)$/s;

const english = (texts: object, translated: object): string[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const other: unknown = translated[key as keyof typeof translated];
    if (typeof text === 'object' && text !== null) return english(text, other as object);
    return text === other && !shared.test(String(text)) ? [`${key}: ${String(text)}`] : [];
  });

describe('German', () => {
  const { messages } = german;

  it('translates every text of every component', () => {
    const missing = Object.entries(defaults).flatMap(([component, texts]) =>
      english(texts, messages[component as keyof typeof defaults]).map((text) => `${component}.${text}`),
    );
    expect(Object.keys(defaults).length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
  });

  it('has the right form for one, for none and for many', () => {
    expect([0, 1, 2, 1204].map(messages.JoinModal.members)).toEqual([
      '0 Mitglieder',
      '1 Mitglied',
      '2 Mitglieder',
      '1.204 Mitglieder',
    ]);
    expect([messages.EventCard.hours(1), messages.EventCard.hours(2.5)]).toEqual(['1 Stunde', '2,5 Stunden']);
    expect(messages.EventCard.daysToGo(1)).toBe('Noch 1 Tag');
    expect(messages.TextField.left(1)).toBe('Noch 1 Zeichen');
  });

  it('is used by passing it to the provider', () => {
    const html = renderToString(
      <SocietiesProvider {...german}>
        <JoinModal
          society={{ ...astronomy, member: false }}
          onJoin={() => undefined}
          onClose={() => undefined}
        />
      </SocietiesProvider>,
    );
    expect(html).toContain('Beitreten');
    expect(html).not.toContain('Preview');
  });
});
