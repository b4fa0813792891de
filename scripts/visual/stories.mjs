/**
 * Lists the pictures of a visual review: every story in the modes that its Chromatic parameters declare, so that both reviews
 * cover the same.
 */

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ theme?: string, colorScheme?: string, viewport?: string, disable?: boolean, [name: string]: unknown }} Mode */

/**
 * What is read of a story as Storybook has prepared it.
 * @typedef {object} PreparedStory
 * @property {string} id
 * @property {string} title of the component, with its folders
 * @property {string} name
 * @property {{ viewport?: { value?: string } }} [storyGlobals] that the story sets itself; they win over a mode's
 * @property {{
 *   chromatic?: { disableSnapshot?: boolean, modes?: Record<string, Mode> },
 *   viewport?: { options?: Record<string, { styles: { width: string, height: string } }> },
 * }} parameters
 */

/**
 * One picture to take.
 * @typedef {object} Shot
 * @property {string} key its name in the report, `base-button/filled.light-desk`
 * @property {string} id of the story
 * @property {string} title
 * @property {string} name of the story
 * @property {string} mode
 * @property {string} globals as Storybook's address takes them
 * @property {Size} viewport in CSS pixels
 */

/** @param {string} words */
const hyphenated = (words) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * @param {PreparedStory} story
 * @param {string | undefined} name
 * @returns {Size}
 */
function viewportOf({ id, parameters }, name) {
  const styles = name ? parameters.viewport?.options?.[name]?.styles : undefined;
  if (!styles) throw new Error(`${id}: no viewport is called ${name}.`);
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/**
 * @param {PreparedStory[]} stories
 * @returns {Shot[]} in the order of the stories, a story's modes together
 */
export function shotsOf(stories) {
  return stories
    .filter(({ parameters }) => parameters.chromatic?.disableSnapshot !== true)
    .flatMap((story) =>
      Object.entries(story.parameters.chromatic?.modes ?? {})
        .filter(([, mode]) => mode.disable !== true)
        .map(([name, { viewport, disable: _disable, ...globals }]) => ({
          key: `${story.id.replace('--', '/')}.${hyphenated(name)}`,
          id: story.id,
          title: story.title,
          name: story.name,
          mode: name,
          globals: Object.entries(globals)
            .map(([global, value]) => `${global}:${String(value)}`)
            .join(';'),
          viewport: viewportOf(story, story.storyGlobals?.viewport?.value ?? viewport),
        })),
    );
}
