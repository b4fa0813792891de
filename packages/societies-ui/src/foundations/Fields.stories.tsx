import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { expect, waitFor } from 'storybook/test';
import { fields, type FieldCase } from './fields.fixture.tsx';

/** Every field in a plain form and in react-hook-form: what is sent, emptied, missing and left out. */
const meta = {
  title: 'Foundations/Fields',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: () => <p>{`${fields.length} fields`}</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Check = (holds: boolean, words: string) => void;

/** Mounts something for a moment, and returns what was found to be wrong with it. */
const looking = async (
  name: string,
  element: ReactElement,
  look: (box: HTMLElement, check: Check) => Promise<void> | void,
): Promise<string[]> => {
  const faults: string[] = [];
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  flushSync(() => root.render(element));
  try {
    await look(box, (holds, words) => {
      if (!holds) faults.push(`${name}: ${words}`);
    });
  } catch (error) {
    faults.push(`${name}: ${String(error)}`);
  } finally {
    root.unmount();
    box.remove();
  }
  return faults;
};

const formIn = (box: HTMLElement) => box.querySelector('form') as HTMLFormElement;

/** What a form would send under the field's name: texts, and the names of files. */
const sent = (box: HTMLElement): string[] =>
  new FormData(formIn(box)).getAll('field').map((value) => (value instanceof File ? value.name : value));

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Waits for something to become so, and says otherwise what there was instead. */
const becomes = async (check: Check, read: () => unknown, wanted: unknown, when: string) => {
  const soon = waitFor(
    () => {
      if (!same(read(), wanted)) throw new Error(when);
    },
    { timeout: 2_000 },
  );
  await soon.catch(() => undefined);
  check(same(read(), wanted), `${when}: ${JSON.stringify(read())} instead of ${JSON.stringify(wanted)}`);
};

const inAPlainForm = (field: FieldCase) =>
  looking(field.name, <form>{field.plain({ name: 'field' })}</form>, async (box, check) => {
    const [before, after] = field.sends;
    await becomes(check, () => sent(box), before, 'untouched');
    const look = box.textContent;
    await field.fill(box);
    await becomes(check, () => sent(box), after, 'filled in');
    formIn(box).reset();
    await becomes(check, () => sent(box), before, 'reset by a program');
    await becomes(check, () => box.textContent, look, 'what is seen after that');
    await field.fill(box);
    const button = document.createElement('button');
    button.type = 'reset';
    formIn(box).append(button);
    button.click();
    button.remove();
    await becomes(check, () => sent(box), before, 'reset by a button');
    await becomes(check, () => box.textContent, look, 'what is seen after that');
  });

const required = (field: FieldCase) =>
  looking(field.name, <form>{field.plain({ name: 'field', required: true })}</form>, async (box, check) => {
    check(formIn(box).checkValidity() === (field.alwaysFull ?? false), 'empty, it is as valid as not');
    await field.fill(box);
    await becomes(check, () => formIn(box).checkValidity(), true, 'valid once filled in');
  });

const outsideItsForm = (field: FieldCase) =>
  looking(
    field.name,
    <>
      <form id="elsewhere" />
      {field.plain({ name: 'field', form: 'elsewhere' })}
    </>,
    async (box, check) => {
      await field.fill(box);
      await becomes(check, () => sent(box), field.sends[1], 'sent by the form of its `form`');
      formIn(box).reset();
      await becomes(check, () => sent(box), field.sends[0], 'reset by it');
    },
  );

const disabled = (field: FieldCase) =>
  looking(
    field.name,
    <>
      <form>{field.plain({ name: 'field', disabled: true })}</form>
    </>,
    (box, check) => check(sent(box).length === 0, `disabled, it sends ${sent(box).join()}`),
  );

interface Draft {
  field: unknown;
}

/** A host's form. Its values are read through `values`. */
const Held = ({
  initial,
  children,
  into,
}: {
  initial: unknown;
  children: (form: UseFormReturn<Draft>) => ReactElement;
  into: { form?: UseFormReturn<Draft> };
}) => {
  const form = useForm<Draft>({ defaultValues: { field: initial } });
  Object.assign(into, { form });
  return <form>{children(form)}</form>;
};

const controlled = (field: FieldCase) => {
  const into: { form?: UseFormReturn<Draft> } = {};
  const value = () => into.form?.getValues('field');
  const [empty, full] = field.holds;
  return looking(
    `${field.name} in Controller`,
    <Held initial={empty} into={into}>
      {({ control }) => (
        <Controller control={control} name="field" render={({ field: props }) => field.controlled(props)} />
      )}
    </Held>,
    async (box, check) => {
      await field.fill(box);
      await becomes(check, value, full, 'filled in');
      into.form?.setValue('field', full);
      await becomes(check, () => sent(box), field.sends[1], 'what a plain form sends of it');
      into.form?.reset();
      await becomes(check, value, empty, 'reset by the library');
      if (field.name !== 'FileDrop')
        await becomes(check, () => sent(box), field.sends[0], 'what is sent after that');
    },
  );
};

const registered = (field: FieldCase) => {
  const into: { form?: UseFormReturn<Draft> } = {};
  const value = () => {
    const now = into.form?.getValues('field');
    return now instanceof FileList ? now[0] : now;
  };
  const [empty, full] = field.holds;
  return looking(
    `${field.name} registered`,
    <Held initial={empty} into={into}>
      {({ register }) => <>{field.registered(register('field'))}</>}
    </Held>,
    async (box, check) => {
      await field.fill(box);
      await becomes(check, value, full, 'filled in');
      into.form?.reset();
      await becomes(check, () => sent(box), field.sends[0], 'reset by the library');
      if (full instanceof File) return;
      into.form?.setValue('field', full);
      await becomes(check, () => sent(box), field.sends[1], 'set by the library');
    },
  );
};

/** Goes through fields one after the other, because each of them is typed into. */
const faultsOf = async <One,>(cases: readonly One[], look: (one: One) => Promise<string[]>) => {
  const found: string[] = [];
  for (const one of cases) found.push(...(await look(one)));
  return found;
};

export const SentAndReset: Story = {
  play: async () => {
    await expect(await faultsOf(fields, inAPlainForm)).toEqual([]);
    await expect(await faultsOf(fields, outsideItsForm)).toEqual([]);
  },
};
export const RequiredAndDisabled: Story = {
  play: async () => {
    await expect(await faultsOf(fields, required)).toEqual([]);
    await expect(await faultsOf(fields, disabled)).toEqual([]);
  },
};
export const InController: Story = {
  play: async () => {
    await expect(await faultsOf(fields, controlled)).toEqual([]);
  },
};
export const Registered: Story = {
  play: async () => {
    await expect(await faultsOf(fields, registered)).toEqual([]);
  },
};
