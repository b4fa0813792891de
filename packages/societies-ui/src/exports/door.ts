/** Check-in at the door. Separate, because it includes a QR encoder and decoder. */
export { CodeScanner, type CodeScannerProps } from '../door/CodeScanner/CodeScanner.tsx';
export { DoorScreen, type DoorScreenProps } from '../door/DoorScreen/DoorScreen.tsx';
export { QrCode, type QrCodeProps } from '../door/QrCode/QrCode.tsx';
export type { DoorGuest, DoorOutcome, LateOutcome } from '../door/door.ts';
