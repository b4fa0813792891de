import { encodeQR } from 'qr';
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { Root } from './QrCode.styles.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'> {
  /** The encoded text, such as a ticket's `code`. */
  value: string;
  /** A text alternative. */
  label: string;
}

/** White modules around the code. Source: ISO/IEC 18004, "Quiet zone". */
const quietZone = 4;

/** A QR code with its quiet zone. */
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
