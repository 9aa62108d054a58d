import { HtmlValidate } from 'html-validate'

/** Standard and accessibility rules for generated HTML; rules of code style are off. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Code style only: React and Vite write tags differently.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Proportions and drawing colours are set in style attributes; the CSP allows them.
    'no-inline-style': 'off',
    // Article HTML allows few tags: a table's scroll box is a div with role region.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // React's ids contain colons and guillemets: valid.
    'valid-id': ['error', { relaxed: true }],
  },
})

/** One line per fault. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${selector ?? `linha ${line}`})`),
  )
}
