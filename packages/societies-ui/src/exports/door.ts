'use client';

/** The door of an event: codes, and the camera that reads them. They carry a code writer and reader that other pages need not load. */
export { CodeScanner, type CodeScannerProps } from '../door/CodeScanner/CodeScanner.tsx';
export { DoorScreen, type DoorScreenProps } from '../door/DoorScreen/DoorScreen.tsx';
export { QrCode, type QrCodeProps } from '../door/QrCode/QrCode.tsx';
export type { DoorGuest, DoorOutcome } from '../door/door.ts';
