/** Fields, schema and result of a widget's form. */
import { lengthOf, type Post, type SocietyEvent, type WidgetType } from 'societies-contract';
import { array, mixed, number, object, string, type InferType } from 'yup';
import type { ComboboxOption } from '../../base/Combobox/Combobox.tsx';
import type { FormRules } from '../../host/useFormRules.ts';
import type { Widened } from '../../host/Widened.ts';
import { sizeName, type PlacedWidget, type WidgetSize } from '../layout.ts';
import type { widgetFormMessages } from './WidgetForm.messages.ts';

/**
 * The submitted widget. New pictures are files, to be uploaded by the host; stored ones are addresses. `version` is the one it
 * is based on.
 */
export type WidgetDraft = { size: WidgetSize; version?: number } & (
  | { content_type: 'slogan'; content: { text: string } }
  | { content_type: 'carousel'; content: { images: readonly (string | File)[] } }
  | { content_type: 'posts'; content: { post_id?: number } }
  | { content_type: 'events'; content: { event_id?: number } }
);

/** A stored widget as far as the form holds it. Without an id it follows the newest post, or the next event. */
export type StoredWidget = Pick<PlacedWidget, 'layout_config' | 'version'> &
  (
    | { content_type: 'slogan'; content: { text: string } }
    | { content_type: 'carousel'; content: { images: string[] } }
    | { content_type: 'posts'; content: { post_id?: number; post: Pick<Post, 'id' | 'title'> } }
    | { content_type: 'events'; content: { event_id?: number; event: Pick<SocietyEvent, 'id' | 'name'> } }
  );

export const schemaOf = (
  { widget: { sloganMax, carouselImagesMax } }: FormRules,
  words: Widened<typeof widgetFormMessages>,
) => {
  return object({
    content_type: string<WidgetType>().required(words.typeRequired),
    size: string<WidgetSize>().required(words.sizeRequired),
    text: string()
      .trim()
      .default('')
      .when('content_type', {
        is: 'slogan',
        then: (text) =>
          text
            .required(words.textRequired)
            .test('max', words.textMax(sloganMax), (slogan) => lengthOf(slogan) <= sloganMax),
      }),
    images: array(mixed<string | File>().required())
      .default([])
      .when('content_type', {
        is: 'carousel',
        then: (images) =>
          images.min(1, words.imagesRequired).max(carouselImagesMax, words.imagesMax(carouselImagesMax)),
      }),
    post_id: number().nullable().default(null),
    event_id: number().nullable().default(null),
  });
};
export type Values = InferType<ReturnType<typeof schemaOf>>;
/** The form's fields; a new widget starts without type and size. */
export type Written = Omit<Values, 'content_type' | 'size'> & Partial<Pick<Values, 'content_type' | 'size'>>;

const nothingWritten: Written = {
  content_type: undefined,
  size: 'regular',
  text: '',
  images: [],
  post_id: null,
  event_id: null,
};

export const valuesOf = (widget: StoredWidget | undefined): Written => {
  if (!widget) return nothingWritten;
  const common = {
    ...nothingWritten,
    content_type: widget.content_type,
    size: sizeName(widget.layout_config) ?? 'regular',
  };
  switch (widget.content_type) {
    case 'slogan':
      return { ...common, text: widget.content.text };
    case 'carousel':
      return { ...common, images: widget.content.images };
    case 'posts':
      return { ...common, post_id: widget.content.post_id ?? null };
    case 'events':
      return { ...common, event_id: widget.content.event_id ?? null };
  }
};

export const draftOf = (values: Values): WidgetDraft => {
  const { content_type, size, text, images, post_id, event_id } = values;
  switch (content_type) {
    case 'slogan':
      return { content_type, size, content: { text } };
    case 'carousel':
      return { content_type, size, content: { images } };
    case 'posts':
      return { content_type, size, content: post_id === null ? {} : { post_id } };
    case 'events':
      return { content_type, size, content: event_id === null ? {} : { event_id } };
  }
};

export const postOption = ({ id, title }: Pick<Post, 'id' | 'title'>) => ({
  value: String(id),
  label: title,
});
export const eventOption = ({ id, name }: Pick<SocietyEvent, 'id' | 'name'>) => ({
  value: String(id),
  label: name,
});

/** The option of what a widget shows. */
export const shownBy = (widget: StoredWidget | undefined): ComboboxOption[] => {
  if (widget?.content_type === 'posts') return [postOption(widget.content.post)];
  return widget?.content_type === 'events' ? [eventOption(widget.content.event)] : [];
};
