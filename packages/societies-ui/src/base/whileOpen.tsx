import { forwardRef, type ForwardRefExoticComponent, type PropsWithoutRef, type RefAttributes } from 'react';

type Dialog<Props> = ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<HTMLDialogElement>>;

/** A dialog that exists only while it is open, so that each time it begins with what it is given then. */
export const whileOpen = <Props extends { open: boolean }>(Open: Dialog<Omit<Props, 'open'>>) => {
  const Opened = Open as unknown as Dialog<object>;
  return forwardRef<HTMLDialogElement, { open: boolean }>(function WhileOpen({ open, ...rest }, ref) {
    return open ? <Opened ref={ref} {...rest} /> : null;
  }) as unknown as Dialog<Props>;
};
