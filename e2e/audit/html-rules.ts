import { HtmlValidate } from 'html-validate'

/** For generated HTML: no rules of code style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React and Vite write tags differently.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Used for proportions and drawing colours; the CSP allows it.
    'no-inline-style': 'off',
    // A table's scroll box is a div with role region: article HTML allows few tags.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // React's ids contain colons and guillemets.
    'valid-id': ['error', { relaxed: true }],
  },
})

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${selector ?? `linha ${line}`})`),
  )
}
