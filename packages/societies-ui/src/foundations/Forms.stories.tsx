import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '../base/Toast/ToastProvider.tsx';
import { pictureFile } from '../images/images.fixture.ts';
import { forms, type FormCase, type Said } from './forms.fixture.tsx';

/** The last press of each form, with each of its fields wrong in turn: a reason that is seen, and the focus where it is. */
const meta = {
  title: 'Foundations/Forms',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: () => <p>{forms.length} forms</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface HostProps {
  form: FormCase;
  said?: Said;
  onSend: (draft: unknown) => void;
}

const Host = ({ form, said, onSend }: HostProps) => {
  const [answer, setAnswer] = useState<Said>();
  return form.render((draft) => {
    onSend(draft);
    setAnswer(said);
  }, answer);
};

/** The last, because a choice and the field that it shows may have the same name. */
const fieldIn = (box: HTMLElement, label: string): HTMLElement => {
  const found = [
    ...within(box).queryAllByLabelText(label),
    ...within(box).queryAllByRole('button', { name: label }),
  ].at(-1);
  if (!found) throw new Error(`no field “${label}”`);
  return found;
};

const write = async (box: HTMLElement, label: string, text: string) => {
  const field = fieldIn(box, label);
  if (field.getAttribute('role') === 'combobox') {
    await userEvent.click(field);
    await userEvent.click(await within(document.body).findByRole('option', { name: new RegExp(text) }));
  } else if (field instanceof HTMLButtonElement || (field as HTMLInputElement).type === 'radio') {
    field.click();
    await waitFor(() => undefined);
  } else await fireEvent.change(field, { target: { value: text } });
};

const isSeen = (element: Element | null) => {
  if (!element?.checkVisibility() || element.textContent.trim() === '') return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** What is missing from the answer to a press: null if nothing is. */
const missing = (field: HTMLElement): string | null => {
  const wrong = field.closest('[aria-invalid="true"]');
  if (!wrong) return 'it is not said to be wrong';
  if (document.activeElement !== field)
    return `the focus is on ${document.activeElement?.outerHTML.slice(0, 80)}`;
  const reasons = (wrong.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  if (!reasons.some((reason) => reason?.dataset['part'] === 'error' && isSeen(reason)))
    return 'no reason is seen';
  return null;
};

/** Mounts a form, writes into it, and says what is missing after its last button was pressed. */
const inForm = async (
  form: FormCase,
  texts: readonly (readonly [string, string])[],
  then: (box: HTMLElement, press: () => void, sent: readonly unknown[]) => Promise<string | null>,
  said?: Said,
): Promise<string | null> => {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const sent: unknown[] = [];
  flushSync(() =>
    root.render(
      <ToastProvider>
        <Host form={form} said={said} onSend={(draft) => sent.push(draft)} />
      </ToastProvider>,
    ),
  );
  try {
    for (const [label, text] of texts) await write(box, label, text);
    const submit = within(box).getByRole('button', { name: form.submit });
    const press = () => {
      submit.focus();
      submit.click();
    };
    return await then(box, press, sent);
  } catch (error) {
    return String(error);
  } finally {
    root.unmount();
    box.remove();
  }
};

/** The same, where something is expected to be seen. */
const faultOf = (
  form: FormCase,
  texts: readonly (readonly [string, string])[],
  expected: (box: HTMLElement) => string | null,
  said?: Said,
): Promise<string | null> =>
  inForm(
    form,
    texts,
    async (box, press, sent) => {
      press();
      let fault: string | null = null;
      await waitFor(
        () => {
          fault = expected(box);
          if (fault !== null) throw new Error(fault);
        },
        { timeout: 1_500 },
      ).catch(() => undefined);
      return fault ?? (sent.length === (said ? 1 : 0) ? null : `it was sent ${sent.length} times`);
    },
    said,
  );

const eachFieldWrong = (of: (form: FormCase) => boolean): Story => ({
  play: async () => {
    const faults: string[] = [];
    for (const form of forms.filter(of)) {
      for (const [label, text, beside = {}] of form.wrong) {
        const texts = [
          ...Object.entries({ ...form.right, ...beside }),
          ...(text === null ? [] : [[label, text] as const]),
        ];
        const fault = await faultOf(form, texts, (box) => missing(fieldIn(box, label)));
        if (fault !== null) faults.push(`${form.name}: ${label} = ${JSON.stringify(text)}: ${fault}`);
      }
    }
    await expect(faults).toEqual([]);
  },
});

export const EachFieldOfAnEventWrong = eachFieldWrong(({ name }) => name === 'EventForm');
export const EachFieldOfOthersWrong = eachFieldWrong(({ name }) => name !== 'EventForm');

const sentence = 'The server says no.';

export const EachFieldRefused: Story = {
  play: async () => {
    const faults: string[] = [];
    for (const form of forms) {
      for (const [name, label] of Object.entries(form.refused ?? {})) {
        const fault = await faultOf(form, Object.entries(form.right), (box) => missing(fieldIn(box, label)), {
          [name]: [sentence],
        });
        if (fault !== null) faults.push(`${form.name}: ${name} refused: ${fault}`);
      }
    }
    await expect(faults).toEqual([]);
  },
};

/** What has no field in the form is said by the form. */
export const AnotherFieldRefused: Story = {
  play: async () => {
    const faults: string[] = [];
    const named = ['GuestList', 'SocietyKeywordsForm'];
    for (const form of forms.filter(({ name, refused }) => refused && !named.includes(name))) {
      const fault = await faultOf(
        form,
        Object.entries(form.right),
        (box) => {
          const alert = within(box).queryByText(sentence)?.closest('[role="alert"]') ?? null;
          if (!isSeen(alert)) return 'nothing says why';
          return document.activeElement === alert ? null : 'the focus is elsewhere';
        },
        { elsewhere: [sentence] },
      );
      if (fault !== null) faults.push(`${form.name}: ${fault}`);
    }
    await expect(faults).toEqual([]);
  },
};

/** A picture that was chosen, and not yet confirmed, goes with the form as it is shown; one that cannot be read stops it. */
export const PictureNotYetUsed: Story = {
  play: async () => {
    const faults: string[] = [];
    const pictured = forms.filter(({ refused }) => refused?.['image']);
    const choose = (box: HTMLElement, file: File) =>
      userEvent.upload(box.querySelector<HTMLInputElement>('input[type="file"]') ?? box, file);
    for (const form of pictured) {
      const dropped = await inForm(form, Object.entries(form.right), async (box, press, sent) => {
        await choose(box, await pictureFile());
        press();
        await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5_000 });
        const { image } = sent[0] as { image: unknown };
        return image instanceof File ? null : `it was sent with ${String(image)}`;
      });
      const broken = await inForm(form, Object.entries(form.right), async (box, press, sent) => {
        await choose(box, new File(['no picture'], 'broken.png', { type: 'image/png' }));
        press();
        await waitFor(() => expect(missing(fieldIn(box, 'Image (optional)'))).toBeNull(), { timeout: 5_000 });
        return sent.length === 0 ? null : 'it was sent without its picture';
      });
      for (const fault of [dropped, broken]) if (fault !== null) faults.push(`${form.name}: ${fault}`);
    }
    await expect(pictured).toHaveLength(3);
    await expect(faults).toEqual([]);
  },
};
