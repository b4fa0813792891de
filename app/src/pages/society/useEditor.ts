import { useUnsaved } from '../../shell/unsaved.ts';
import { useSocietyContext } from './SocietyContext.ts';

/** One of the editors that a society's page shows while it is edited. */
export function useEditor() {
  const { setEditing } = useSocietyContext();
  const { onDirtyChange, othersUnsaved } = useUnsaved('editing');
  /** Ends editing after a save, unless another editor on the page still holds something that would be lost by it. */
  const finish = () => {
    if (!othersUnsaved()) setEditing(false);
  };
  return { onDirtyChange, finish };
}
