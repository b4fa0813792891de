import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEventHandler,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
  type RefObject,
} from 'react';

/** Takes an event, as react-hook-form's `register` does. */
type EventHandler = (event: { target: unknown; type?: unknown }) => Promise<void | boolean>;

/** What react-hook-form's `register` gives. */
interface Registered {
  name: string;
  onChange: EventHandler;
  onBlur: EventHandler;
  ref: (field: unknown) => void;
  required?: boolean;
  disabled?: boolean;
  min?: string | number;
  max?: string | number;
}

/** A field's props with `register` spread on them: the form keeps the value. */
export type RegisteredProps<Props> = Omit<Props, keyof Registered | 'value' | 'defaultValue'> & Registered;

/** A field whose `onChange` tells values, and on which `register` can be spread. The last signature is the one that types are derived from. */
export interface RegistrableField<Props, Root extends HTMLElement> {
  (props: Props & RefAttributes<Root>): ReactElement | null;
  (props: RegisteredProps<Props>): ReactElement | null;
  (props: Props & RefAttributes<Root>): ReactElement | null;
  displayName?: string;
}

interface Handlers<Args extends unknown[], Root extends HTMLElement> {
  name: string | undefined;
  onChange: ((...args: Args) => void) | undefined;
  onBlur: FocusEventHandler<Root> | undefined;
}

/**
 * Lets `register` of react-hook-form be spread on a field whose `onChange` tells values. It gives one function as `onChange` and
 * `onBlur`, and no caller who wants values does. That one is then called with events, and `ref` is given a holder of the value.
 * `valueOf` says what a form keeps of what `onChange` tells.
 */
export const useRegistration = <Value, Args extends unknown[], Root extends HTMLElement>(
  { name, onChange, onBlur }: Handlers<Args, Root>,
  outer: ForwardedRef<Root>,
  valueOf: (...args: Args) => Value,
) => {
  const registered = onChange !== undefined && (onChange as unknown) === onBlur;
  const held = useRef<Value | undefined>(undefined);
  /** Whether the form itself sets the value, and need not hear of it. */
  const quiet = useRef(false);
  const tell = (type: string, value: Value | undefined) =>
    void (onChange as unknown as EventHandler)({ type, target: { name, value } });
  return {
    /** For the field's own element; null where `ref` takes the holder. */
    ref: registered ? null : outer,
    /** For `useRegisteredValue`. */
    holder: { ref: (registered ? outer : null) as ForwardedRef<unknown>, held, quiet },
    onChange: registered
      ? (...args: Args) => {
          if (quiet.current) return;
          held.current = valueOf(...args);
          tell('change', held.current);
        }
      : onChange,
    onBlur: registered ? () => tell('blur', held.current) : onBlur,
  };
};

interface Holder<Value> {
  ref: ForwardedRef<unknown>;
  held: RefObject<Value | undefined>;
  quiet: RefObject<boolean>;
}

/** Lets the form that a field is registered with read and set its value; `empty` is what null and undefined set. */
export const useRegisteredValue = <Value>(
  { ref, held: heldRef, quiet: quietRef }: Holder<Value>,
  element: RefObject<HTMLElement | null>,
  now: Value,
  set: (value: Value) => void,
  empty: Value,
): void => {
  const setter = useRef(set);
  useEffect(() => {
    heldRef.current = now;
    setter.current = set;
  });
  // One for good, although `register` gives another `ref` at each render: the form sets the value of a holder that it does not know.
  const [holder] = useState(() => ({
    get value() {
      return heldRef.current ?? empty;
    },
    set value(value: Value | null | undefined) {
      heldRef.current = value ?? empty;
      quietRef.current = true;
      setter.current(heldRef.current);
      quietRef.current = false;
    },
    focus: () =>
      (element.current?.matches('fieldset')
        ? element.current.querySelector('input')
        : element.current
      )?.focus(),
  }));
  useImperativeHandle<unknown, unknown>(ref, () => holder, [holder]);
};
