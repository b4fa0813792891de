import type { savedDoor } from './savedDoor.ts';
import { undoing, type Scan, type ScanIn } from './scans.ts';

/** The pending scans of a door, in order: in memory, and stored on this device. */
export function scanQueue(kept: Pick<ReturnType<typeof savedDoor>, 'readScans' | 'saveScan' | 'dropScan'>) {
  let scans: readonly Scan[] = [];
  /** IndexedDB carries out the writes in the order in which they were asked for. */
  const save = (write: Promise<unknown>) => write.catch((error: unknown) => console.error(error));

  const add = (scan: Scan) => {
    scans = [...scans, scan];
    return save(kept.saveScan(scan));
  };
  const drop = (scan: Scan) => {
    scans = scans.filter((other) => other !== scan);
    return save(kept.dropScan(scan));
  };
  return {
    all: () => scans,
    /** Loads the scans pending from earlier visits. */
    async load() {
      const stored = await kept.readScans();
      scans = [...stored.filter(({ id }) => !scans.some((scan) => scan.id === id)), ...scans];
    },
    add,
    drop,
    /** Undoes a check-in, sent or not. Resolves once that is stored. */
    undo(scan: ScanIn) {
      // Only the first in the queue can be in flight, or have arrived with its reply lost.
      const wasNeverSent = scans.indexOf(scan) > 0;
      const dropped = drop(scan);
      return wasNeverSent ? dropped : add(undoing(scan));
    },
  };
}
