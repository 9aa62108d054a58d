import { HtmlValidate } from 'html-validate'

/** The standard's rules and those of accessibility, on HTML as a machine prints it: matters of handwriting are left out. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How a tag is typed, not what it means: React and Vite each have their hand.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // A picture's own proportions and a drawing's own colours are style by nature; the policy of content allows it.
    'no-inline-style': 'off',
    // An article's HTML is kept with few kinds of tags: the box in which a table scrolls is a div that says it is a region.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // React's own ids have colons and guillemets in them: valid, if not pretty.
    'valid-id': ['error', { relaxed: true }],
  },
})

/** What is wrong with a document, a line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${selector ?? `linha ${line}`})`),
  )
}
