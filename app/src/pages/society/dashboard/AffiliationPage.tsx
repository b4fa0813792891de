import { useState } from 'react';
import type { Affiliation } from 'societies-contract';
import { AffiliationChecklist } from 'societies-ui/affiliation';
import {
  answerAffiliation,
  handInAffiliation,
  removeDocument,
  saveDocument,
  uploadDocument,
  useAffiliation,
} from '../../../api/affiliation.ts';
import { detailOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useNow } from '../../../time/useNow.ts';
import { useSocietyContext } from '../SocietyContext.ts';

/** What the union asks of the society this year. */
export default function AffiliationPage() {
  const { outcomes, failed } = useOutcomes();
  const { id, society, may } = useSocietyContext();
  const affiliation = useAffiliation(id);
  const now = useNow();
  const [uploads, setUploads] = useState<Readonly<Record<string, number>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const words = outcomes.affiliation;
  const said = (success: string | undefined, failure: string) => ({
    success,
    failure: (error: unknown) => failed(detailOf(error) ?? failure),
  });
  const version = affiliation.data?.version ?? 0;
  const answering = useAction(
    (item: string, value: boolean | string | null) =>
      answerAffiliation(society.id, { [item]: value }, version),
    said(undefined, words.saveFailed),
  );
  const uploading = useAction(
    (item: string, file: File) =>
      uploadDocument(society.id, item, file, (part) => setUploads((all) => ({ ...all, [item]: part }))),
    { success: words.uploaded, failure: () => undefined },
  );
  const removing = useAction(
    (item: string) => removeDocument(society.id, item),
    said(words.documentRemoved, words.uploadFailed),
  );
  const downloading = useAction(
    (item: string) => {
      const name = affiliation.data?.items.find((one) => one.id === item)?.document?.name;
      return saveDocument(society.id, item, name ?? 'document.pdf');
    },
    said(undefined, outcomes.event.downloadFailed),
  );
  const handing = useAction((data: Affiliation) => handInAffiliation(society.id, data.version), {
    success: words.handedIn,
    failure: (error) => failed(detailOf(error) ?? words.handInFailed),
  });
  const upload = async (item: string, file: File) => {
    setErrors({});
    setUploads((all) => ({ ...all, [item]: 0 }));
    await uploading.attempt(item, file).catch((error: unknown) =>
      setErrors({
        [item]: detailOf(error) ?? fieldErrorsOf(error)?.file?.[0] ?? words.uploadFailed,
      }),
    );
    setUploads(({ [item]: _, ...others }) => others);
  };
  return (
    <AffiliationChecklist
      affiliation={affiliation.data}
      now={now}
      onDownload={downloading.run}
      {...(may('edit_society') && {
        onAnswer: answering.attempt,
        onUpload: upload,
        onRemove: removing.run,
        onHandIn: async () => {
          if (affiliation.data) await handing.run(affiliation.data);
        },
      })}
      uploads={uploads}
      errors={errors}
      error={affiliation.error && (detailOf(affiliation.error) ?? affiliation.error.message)}
      onRetry={() => void affiliation.mutate()}
      retrying={isRetrying(affiliation)}
    />
  );
}
