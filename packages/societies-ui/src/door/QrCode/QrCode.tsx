import { encodeQR } from 'qr';
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { Root } from './QrCode.styles.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'> {
  /** What a reader of the code gets, such as the `code` of a place at an event. */
  value: string;
  /** What it is for, in words, for whoever cannot see it. */
  label: string;
}

/** Modules of white around the code that readers need to find it. Source: ISO/IEC 18004, "Quiet zone". */
const quietZone = 4;

/** A square of dark and light that a camera reads, with the white around it that the standard asks for. */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode({ value, label, ...rest }, ref) {
  const { side, path } = useMemo(() => {
    const rows = encodeQR(value, 'raw', { ecc: 'medium', border: quietZone });
    const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { side: rows.length, path: squares.join('') };
  }, [value]);
  return (
    <Root ref={ref} data-soc="QrCode" role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} {...rest}>
      <path d={path} fill="currentColor" />
    </Root>
  );
});
QrCode.displayName = 'QrCode';
