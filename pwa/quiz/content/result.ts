import type { QuizHead } from '#visagism/quiz-head/head.ts'
import type { QuizShape } from '#visagism/knowledge/quiz-questions.ts'

/** Examples from the press, a man's last if any. Nothing says that they know the product. */
export const REFERENCES: Readonly<Record<QuizShape, readonly [string, string, string]>> = {
  oval: ['Beyoncé', 'Taís Araújo', 'George Clooney'],
  redondo: ['Selena Gomez', 'Fernanda Souza', 'Leonardo DiCaprio'],
  quadrado: ['Angelina Jolie', 'Paolla Oliveira', 'Brad Pitt'],
  coracao: ['Reese Witherspoon', 'Scarlett Johansson', 'Jennifer Love Hewitt'],
  triangulo: ['Minnie Driver', 'Kelly Osbourne', 'Jimmy Fallon'],
  diamante: ['Rihanna', 'Megan Fox', 'Johnny Depp'],
}
/** A person drawn as a man reads the last name first. */
export const referencesOf = (shape: QuizShape, { presentation }: QuizHead) => {
  const [one, two, man] = REFERENCES[shape]
  const [first, second, third] = presentation === 'masculino' ? [man, one, two] : [one, two, man]
  return `Referências citadas na imprensa: ${first}, ${second} e ${third}. Servem só para ilustrar o formato; não têm relação com a Rosto Ideal.`
}

/** The rest is in `result-rest.ts`. */
export const RESULT = {
  loading: 'Carregando sua análise personalizada...',
  hello: (name: string | null) => (name ? `Parabéns, ${name}!` : 'Parabéns!'),
  offer: 'Guia completo, R$\u00a079,90',
  offerText: 'Sem relógio e sem vagas contadas.',
  preview: 'A sua prévia',
  keepsake: 'Esta frase já é sua.',
  keepsakeFoot: 'das suas respostas, não de fotos',
  save: 'Salvar imagem',
  send: 'Mandar no WhatsApp',
  notSaved: 'A imagem não saiu',
  notSavedText: 'Tente de novo ou fotografe a tela: o cartão está inteiro nela.',
  whatsapp: 'Abrir o WhatsApp',
  writing: 'Estamos escrevendo a sua análise...',
  share: 'Compartilhar meu resultado',
  shared: 'Link copiado para a área de transferência!',
  again: 'Fazer o teste de novo',
  noScript:
    'Seu resultado fica só neste aparelho, e quem o mostra é o JavaScript. Ligue-o no seu navegador e abra a página de novo.',
} as const
