import { importFields } from 'societies-contract';
import { UserImport } from 'societies-ui/admin';
import { detailOf, messageOf } from '../../../api/ApiError.ts';
import { saveAs } from '../../../api/saveTable.ts';
import { useAction } from '../../../api/useAction.ts';
import { checkUsers, importUsers } from '../../../api/users.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

const example = `\uFEFF${importFields.users.required.join(',')}\r\n10000901,Ada,Lovelace,ada.lovelace@example.ac.uk\r\n`;

/** Imports users from a CSV. */
export default function ImportUsersPage() {
  const { outcomes } = useOutcomes();
  // The form shows what is wrong with the file.
  const checking = useAction(checkUsers, { failure: () => undefined });
  const importing = useAction(importUsers, {
    failure: (error) => detailOf(error) ?? outcomes.user.importFailed,
  });
  const { error } = checking;
  return (
    <UserImport
      onCheck={(file) => checking.attempt(file).catch(() => undefined)}
      onImport={(file) => importing.attempt(file).catch(() => undefined)}
      onExample={() => saveAs(new Blob([example], { type: 'text/csv' }), 'users.csv')}
      error={error === undefined ? undefined : (detailOf(error) ?? messageOf(error))}
    />
  );
}
