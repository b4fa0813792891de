import type { ReactElement, Ref } from 'react';
import { initialThemes } from 'societies-contract';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { CheckboxGroup } from '../base/CheckboxGroup/CheckboxGroup.tsx';
import { Combobox } from '../base/Combobox/Combobox.tsx';
import { DateField } from '../base/DateField/DateField.tsx';
import { FileDrop } from '../base/FileDrop/FileDrop.tsx';
import { NumberField } from '../base/NumberField/NumberField.tsx';
import { PasswordField } from '../base/PasswordField/PasswordField.tsx';
import { SearchField } from '../base/SearchField/SearchField.tsx';
import { Select } from '../base/Select/Select.tsx';
import { Slider } from '../base/Slider/Slider.tsx';
import { Switch } from '../base/Switch/Switch.tsx';
import { TextArea } from '../base/TextArea/TextArea.tsx';
import { TextField } from '../base/TextField/TextField.tsx';
import { TimeField } from '../base/TimeField/TimeField.tsx';
import { ImageField } from '../images/ImageField/ImageField.tsx';
import { pictureFile } from '../images/images.fixture.ts';
import { ThemeSelector } from '../theme-editor/ThemeSelector/ThemeSelector.tsx';

/** What every field takes of a form around it. */
export interface FormProps {
  name: string;
  form?: string;
  required?: boolean;
  disabled?: boolean;
}

/** What `register` gives; the fields that it can be spread on say so by their types. */
type Registered = FormProps & {
  onChange: (event: { target: unknown; type?: unknown }) => Promise<void | boolean>;
  onBlur: (event: { target: unknown; type?: unknown }) => Promise<void | boolean>;
  ref: (element: unknown) => void;
};

/** What `Controller` gives. */
interface Controlled extends FormProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- as react-hook-form types it
  value: any;
  // oxlint-disable-next-line typescript/no-explicit-any -- as react-hook-form types it
  onChange: (...event: any[]) => void;
  onBlur: () => void;
  // oxlint-disable-next-line typescript/no-explicit-any -- as react-hook-form types it
  ref: Ref<any>;
}

export interface FieldCase {
  name: string;
  /** As a plain form has it: it keeps its value itself, and begins empty or with the least that it can hold. */
  plain: (props: FormProps) => ReactElement;
  /** Enters something, as a user does. */
  fill: (box: HTMLElement) => Promise<unknown>;
  /** What a form sends before and after that. */
  sends: readonly [before: readonly string[], after: readonly string[]];
  /** Whether nothing can be missing from it. */
  alwaysFull?: boolean;
  controlled: (props: Controlled) => ReactElement;
  /** What a form library holds before and after. */
  holds: readonly [before: unknown, after: unknown];
  registered: (props: Registered) => ReactElement;
}

const input = (box: HTMLElement): HTMLInputElement => {
  const found = box.querySelector<HTMLInputElement>('[data-part="input"], input:not([type="hidden"])');
  if (!found) throw new Error('no input');
  return found;
};

/** Sets an input as a browser's own picker does. */
const pick = (box: HTMLElement, value: string) => {
  const of = input(box);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(of, value);
  for (const type of ['input', 'change']) of.dispatchEvent(new Event(type, { bubbles: true }));
  return Promise.resolve();
};

const label = 'Field';
const people = [
  { value: '10000187', label: 'Tom Adeyemi' },
  { value: '10000003', label: 'Nadia Rahman' },
];
const nobody = 'Nobody';
const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
];
const themes = initialThemes.slice(0, 3).map((theme, index) => ({ ...theme, id: index + 1 }));
export const poster = new File([new Uint8Array(64)], 'poster.png', { type: 'image/png' });

export const fields: readonly FieldCase[] = [
  {
    name: 'TextField',
    plain: (props) => <TextField label={label} limit={40} {...props} />,
    fill: (box) => userEvent.type(input(box), 'Chess'),
    sends: [[''], ['Chess']],
    controlled: (props) => <TextField label={label} {...props} />,
    registered: (props) => <TextField label={label} {...props} />,
    holds: ['', 'Chess'],
  },
  {
    name: 'TextArea',
    plain: (props) => <TextArea label={label} {...props} />,
    fill: (box) => userEvent.type(input(box), 'Chess'),
    sends: [[''], ['Chess']],
    controlled: (props) => <TextArea label={label} {...props} />,
    registered: (props) => <TextArea label={label} {...props} />,
    holds: ['', 'Chess'],
  },
  {
    name: 'PasswordField',
    plain: (props) => <PasswordField label={label} {...props} />,
    fill: (box) => userEvent.type(input(box), 'Chess'),
    sends: [[''], ['Chess']],
    controlled: (props) => <PasswordField label={label} {...props} />,
    registered: (props) => <PasswordField label={label} {...props} />,
    holds: ['', 'Chess'],
  },
  {
    name: 'NumberField',
    plain: (props) => <NumberField label={label} kind="money" {...props} />,
    fill: (box) => userEvent.type(input(box), '12.50'),
    sends: [[''], ['12.50']],
    controlled: (props) => <NumberField label={label} kind="money" {...props} />,
    registered: (props) => <NumberField label={label} kind="money" {...props} />,
    holds: ['', '12.50'],
  },
  {
    name: 'DateField',
    plain: (props) => <DateField label={label} {...props} />,
    fill: (box) => pick(box, '2026-12-13'),
    sends: [[''], ['2026-12-13']],
    controlled: (props) => <DateField label={label} {...props} />,
    registered: (props) => <DateField label={label} {...props} />,
    holds: ['', '2026-12-13'],
  },
  {
    name: 'TimeField',
    plain: (props) => <TimeField label={label} {...props} />,
    fill: (box) => pick(box, '19:30'),
    sends: [[''], ['19:30']],
    controlled: (props) => <TimeField label={label} {...props} />,
    registered: (props) => <TimeField label={label} {...props} />,
    holds: ['', '19:30'],
  },
  {
    name: 'Select',
    plain: (props) => <Select label={label} options={people} placeholder={nobody} {...props} />,
    fill: (box) => userEvent.selectOptions(box.querySelector('select') as Element, 'Nadia Rahman'),
    sends: [[''], ['10000003']],
    controlled: (props) => <Select label={label} options={people} placeholder={nobody} {...props} />,
    registered: (props) => <Select label={label} options={people} placeholder={nobody} {...props} />,
    holds: ['', '10000003'],
  },
  {
    name: 'Switch',
    plain: (props) => <Switch label={label} {...props} />,
    fill: (box) => userEvent.click(input(box)),
    sends: [[], ['on']],
    controlled: ({ value, ...props }) => <Switch label={label} checked={Boolean(value)} {...props} />,
    registered: (props) => <Switch label={label} {...props} />,
    holds: [false, true],
  },
  {
    name: 'FileDrop',
    plain: (props) => <FileDrop label={label} {...props} />,
    fill: (box) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(poster);
      box
        .querySelector('[data-part="drop"]')
        ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      return Promise.resolve();
    },
    sends: [[''], ['poster.png']],
    controlled: ({ value: _held, onChange, ...props }) => (
      <FileDrop label={label} onFiles={([file]) => onChange(file)} {...props} />
    ),
    registered: (props) => <FileDrop label={label} {...props} />,
    holds: [undefined, poster],
  },
  {
    name: 'Combobox',
    plain: (props) => <Combobox label={label} options={people} {...props} />,
    fill: async (box) => {
      await userEvent.click(input(box));
      await userEvent.click(await screen.findByRole('option', { name: 'Nadia Rahman' }));
    },
    sends: [[''], ['10000003']],
    controlled: (props) => <Combobox label={label} options={people} {...props} />,
    registered: (props) => <Combobox label={label} options={people} {...props} />,
    holds: [null, '10000003'],
  },
  {
    name: 'SearchField',
    plain: (props) => <SearchField {...props} />,
    fill: (box) => userEvent.type(input(box), 'Chess'),
    sends: [[''], ['Chess']],
    controlled: (props) => <SearchField {...props} />,
    registered: (props) => <SearchField {...props} />,
    holds: ['', 'Chess'],
  },
  {
    name: 'Slider',
    plain: (props) => <Slider label={label} {...props} />,
    fill: (box) => pick(box, '40'),
    sends: [['0'], ['40']],
    alwaysFull: true,
    controlled: (props) => <Slider label={label} {...props} />,
    registered: (props) => <Slider label={label} {...props} />,
    holds: [0, 40],
  },
  {
    name: 'CheckboxGroup',
    plain: (props) => <CheckboxGroup label={label} options={days} {...props} />,
    fill: async (box) => {
      for (const day of box.querySelectorAll('input')) await userEvent.click(day);
    },
    sends: [[], ['mon', 'tue']],
    controlled: (props) => <CheckboxGroup label={label} options={days} {...props} />,
    registered: (props) => <CheckboxGroup label={label} options={days} {...props} />,
    holds: [[], ['mon', 'tue']],
  },
  {
    name: 'ThemeSelector',
    plain: (props) => <ThemeSelector themes={themes} {...props} />,
    fill: (box) => userEvent.click(box.querySelectorAll('input')[1] as Element),
    sends: [[], ['2']],
    controlled: ({ onChange, ...props }) => (
      <ThemeSelector themes={themes} onChange={({ id }) => onChange(id)} {...props} />
    ),
    registered: (props) => <ThemeSelector themes={themes} {...props} />,
    holds: [null, 2],
  },
  {
    name: 'ImageField',
    plain: (props) => <ImageField label={label} {...props} />,
    fill: async (box) => {
      await userEvent.upload(input(box), await pictureFile(90, 60, 'poster.png'));
      const use = await within(box).findByRole('button', { name: 'Use picture' });
      await waitFor(() => {
        if (use.matches(':disabled')) throw new Error('it is not ready');
      });
      await userEvent.click(use);
      await within(box).findByRole('button', { name: 'Choose another' });
    },
    sends: [[''], ['image.png']],
    controlled: (props) => <ImageField label={label} {...props} />,
    registered: (props) => <ImageField label={label} {...props} />,
    holds: [null, new File([], 'image.png', { type: 'image/png' })],
  },
];
