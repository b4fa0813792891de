import {
  forwardRef,
  useContext,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { questionLimits, readNumber, writeNumber, type NumberKind } from 'societies-contract';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { Group } from '../Field/Group.styles.ts';
import { useFormReset } from '../useFormReset.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { Affix, Said } from './NumberField.styles.ts';

export const numberFieldMessages = {
  right: (written: string) => `Is ${written} right?`,
  hours: (hours: number, minutes: number) =>
    [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' '),
} as const;

export interface NumberFieldProps
  extends
    FieldText,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'prefix' | 'min' | 'max' | 'step'> {
  /** Before the number, such as `£`. */
  prefix?: ReactNode;
  /** After the number: its unit, such as `hours`. */
  suffix?: ReactNode;
  /** The lowest value that the arrow keys reach; the form's validation refuses what is below. */
  min?: number | string;
  /** The highest value that the arrow keys reach; the form's validation refuses what is above. */
  max?: number | string;
  /** How far the arrow keys go. @default 1 */
  step?: number | string;
  /**
   * How the text is read and written back: `money` with two decimals, `hours` also from `1:30` and `90 min`.
   * @default 'count' if the step is whole, otherwise 'number'
   */
  kind?: NumberKind;
  /** What it was last time: ten times as much is asked about, without refusing it. */
  usual?: number;
  /** Called on each change with the number that is read, undefined if the text is none. */
  onNumberChange?: (value: number | undefined) => void;
}

/** Changes an input's text as a user does, so that React and form libraries hear of it. */
function type(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const most: Partial<Record<NumberKind, number>> = questionLimits.above;

const isWhole = (step: number | string | undefined) => step === undefined || Number.isInteger(Number(step));

/**
 * A number, read as people write it in their language: `12,50`, `£1,250.00`, digits of every script. When the field is left it shows
 * how the text was read, and asks about what is unusually much. Forms hold the text; `readNumber` of the contract reads it.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    prefix,
    suffix,
    min,
    max,
    step,
    kind = isWhole(step) ? 'count' : 'number',
    usual = 0,
    value,
    defaultValue,
    onNumberChange,
    onBlur,
    onInput,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  const messages = useMessages('NumberField', numberFieldMessages);
  const { number, amount } = useNumbers();
  const locale = useContext(SocietiesContext).locale?.code;
  /** The number that the field was left with. */
  const [left, leaveWith] = useState<number | null>(null);
  const own = useForwardedRef(ref);
  const read = (text: string) => {
    const found = readNumber(text, kind, locale);
    return typeof found === 'number' ? found : undefined;
  };
  useFormReset(own, () => {
    leaveWith(null);
    onNumberChange?.(read(own.current?.defaultValue ?? ''));
  });
  const write = (given: typeof value) =>
    typeof given === 'number' ? writeNumber(given, kind, locale) : given;

  const inHours = (hours: number) => {
    const minutes = Math.round(hours * 60);
    return messages.hours(Math.floor(minutes / 60), minutes % 60);
  };
  const written = { number, count: number, money: amount, hours: inHours }[kind];
  const isMuch = (now: number) =>
    now !== usual && (now > (most[kind] ?? Infinity) || (usual > 0 && now >= usual * questionLimits.times));
  const readAs =
    left === null
      ? ''
      : isMuch(left)
        ? messages.right(written(left))
        : kind === 'hours' && !Number.isInteger(left)
          ? inHours(left)
          : '';

  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const input = event.currentTarget;
    const next = (read(input.value) ?? 0) + way * (Number(step ?? 1) || 1);
    // Steps of a tenth must not add up to 0.30000000000000004.
    const rounded = Number(next.toFixed(6));
    const within = Math.min(Number(max ?? Infinity), Math.max(Number(min ?? -Infinity), rounded));
    type(input, writeNumber(within, kind, locale));
  };

  return (
    <Field data-soc="NumberField" {...field}>
      {(control) => (
        <>
          <Group>
            {prefix && <Affix data-part="prefix">{prefix}</Affix>}
            <input
              ref={own}
              type="text"
              role="spinbutton"
              inputMode={kind === 'count' ? 'numeric' : 'decimal'}
              autoComplete="off"
              data-part="input"
              min={min}
              max={max}
              step={step}
              aria-valuemin={min === undefined ? undefined : Number(min)}
              aria-valuemax={max === undefined ? undefined : Number(max)}
              value={write(value)}
              defaultValue={write(defaultValue)}
              onInput={(event) => {
                leaveWith(null);
                onNumberChange?.(read(event.currentTarget.value));
                onInput?.(event);
              }}
              onBlur={(event) => {
                const found = read(event.currentTarget.value);
                if (found !== undefined) type(event.currentTarget, writeNumber(found, kind, locale));
                leaveWith(found ?? null);
                onBlur?.(event);
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (!event.defaultPrevented && !attributes.readOnly) stepBy(event);
              }}
              {...attributes}
              {...control}
            />
            {suffix && <Affix data-part="suffix">{suffix}</Affix>}
          </Group>
          <Said role="status" data-part="said">
            {readAs}
          </Said>
        </>
      )}
    </Field>
  );
});
NumberField.displayName = 'NumberField';
