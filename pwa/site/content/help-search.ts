/** Separate from `help.ts`, which browsers do not download. */
export const HELP_SEARCH = {
  title: 'Em que podemos ajudar?',
  label: 'Procure por uma palavra',
  placeholder: 'boleto, foto escura, código…',
  none: 'Nada com essas palavras. Tente uma só, ou escreva para nós: uma pessoa responde.',
} as const
