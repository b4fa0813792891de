import type { Messages } from '../../host/Messages.ts';

export interface StatementSection {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

/**
 * The statement's sections under its introduction.
 * @param contact whom to write to; null or undefined if nobody is named.
 */
export const sectionsOf = (
  messages: Messages['AccessibilityStatement'],
  contact?: string | null,
): StatementSection[] => [
  { title: messages.tested, paragraphs: [messages.testedHint], items: messages.testedItems },
  { title: messages.short, paragraphs: [], items: messages.shortItems },
  { title: messages.feedback, paragraphs: [contact ? messages.contact(contact) : messages.nobody] },
  { title: messages.made, paragraphs: [messages.madeHint] },
];

/** The whole statement in Markdown, for an operator to change and publish as their own. */
export const statementText = (
  messages: Messages['AccessibilityStatement'],
  contact?: string | null,
): string =>
  [
    `# ${messages.title}`,
    messages.intro,
    ...sectionsOf(messages, contact).flatMap(({ title, paragraphs, items }) => [
      `## ${title}`,
      ...paragraphs,
      ...(items ? [items.map((item) => `- ${item}`).join('\n')] : []),
    ]),
  ].join('\n\n');
