import { yupResolver } from '@hookform/resolvers/yup';
import { forwardRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { limits, type MerchBody, type MerchItem } from 'societies-contract';
import { merchForm, type MerchValues } from 'societies-contract/forms';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { ImageField } from '../../images/ImageField/ImageField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FormModal, type FormModalProps } from '../../shell/FormModal/FormModal.tsx';

export const merchFormMessages = {
  createTitle: 'Create merch',
  editTitle: 'Edit merch',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  price: 'Price',
  url: 'URL',
  urlHint: 'Where people buy it.',
  image: 'Image',
  create: 'Create merch',
  save: 'Save changes',
} as const;

/** What the form hands over: an item as the server takes it, its picture as a new file, a stored address or none. */
export type MerchDraft = Omit<MerchBody, 'image' | 'society' | 'created_at'> & {
  image: File | string | null;
};

export interface MerchFormProps extends Pick<FormModalProps, 'open' | 'onClose' | 'className' | 'style'> {
  /** The item to change; without it a new one is made. */
  item?: MerchItem;
  /** Gets the checked item. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSubmit: (draft: MerchDraft) => void | Promise<unknown>;
  /** What the server says about single fields. */
  fieldErrors?: Partial<Record<keyof MerchBody, string | readonly string[]>>;
}

type Draft = Omit<MerchValues, 'price'> & { price: number | '' };

const OpenForm = forwardRef<HTMLDialogElement, Omit<MerchFormProps, 'open'>>(function OpenForm(
  { item, onSubmit, fieldErrors, ...rest },
  ref,
) {
  const messages = useMessages('MerchForm', merchFormMessages);
  const [image, setImage] = useState<File | string | null>(item?.image ?? null);
  const { register, handleSubmit, formState } = useForm<Draft, unknown, MerchValues>({
    // The schema turns an empty price into a missing one; the library's types take a schema of equal halves only.
    resolver: yupResolver(merchForm) as unknown as Resolver<Draft, unknown, MerchValues>,
    mode: 'onTouched',
    defaultValues: {
      name: item?.name ?? '',
      description: item?.description ?? '',
      category: item?.category ?? '',
      purchase_url: item?.purchase_url ?? '',
      price: item?.price ?? '',
    },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const errorOf = (field: keyof MerchValues) => errors[field]?.message ?? [fieldErrors?.[field]].flat()[0];
  const submit = handleSubmit(async (values) => void (await onSubmit({ ...values, image })));
  return (
    <FormModal
      ref={ref}
      data-soc="MerchForm"
      open
      title={item ? messages.editTitle : messages.createTitle}
      submitLabel={item ? messages.save : messages.create}
      submitting={isSubmitting}
      changed={isDirty || image !== (item?.image ?? null)}
      onSubmit={(event) => void submit(event)}
      {...rest}
    >
      <TextField
        label={messages.name}
        maxLength={limits.merch.nameMax}
        autoComplete="off"
        error={errorOf('name')}
        data-autofocus=""
        {...register('name')}
      />
      <TextArea
        label={messages.description}
        maxLength={limits.merch.descriptionMax}
        rows={4}
        error={errorOf('description')}
        {...register('description')}
      />
      <div data-part="row">
        <TextField
          label={messages.category}
          maxLength={limits.merch.categoryMax}
          error={errorOf('category')}
          {...register('category')}
        />
        <NumberField
          label={messages.price}
          prefix="£"
          min={limits.merch.priceMin}
          max={limits.merch.priceMax}
          step={limits.merch.priceStep}
          error={errorOf('price')}
          {...register('price')}
        />
      </div>
      <TextField
        label={messages.url}
        hint={messages.urlHint}
        type="url"
        placeholder="https://"
        maxLength={limits.url.max}
        error={errorOf('purchase_url')}
        {...register('purchase_url')}
      />
      <ImageField
        label={messages.image}
        optional
        value={image}
        onChange={setImage}
        error={[fieldErrors?.image].flat()[0]}
      />
    </FormModal>
  );
});

/** Makes an item to sell, or changes one. It asks before throwing away what was written. */
export const MerchForm = forwardRef<HTMLDialogElement, MerchFormProps>(function MerchForm(
  { open, ...rest },
  ref,
) {
  return open ? <OpenForm ref={ref} {...rest} /> : null;
});
MerchForm.displayName = 'MerchForm';
