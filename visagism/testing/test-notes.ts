/** Realistic notes: the themes to hear, and what must wait for a person. */
import type { Theme } from '../knowledge/observations.ts'
import type { Concern } from '../knowledge/sensitive-words.ts'

export type TestNote = {
  readonly text: string
  readonly themes: readonly Theme[]
  /** Empty: the report may go out without review. */
  readonly concerns: readonly Concern[]
}

const note = (text: string, concerns: readonly Concern[], themes: readonly Theme[] = []): TestNote => ({
  text,
  themes,
  concerns,
})

export const NOTES: readonly TestNote[] = [
  note('Amo o meu cabelo comprido e não vou cortar. Alérgica a amônia.', ['alergia'], ['pele-sensivel', 'nao-cortar']),
  note('Deixei os brancos aparecerem e não quero mais pintar.', [], ['fios-brancos', 'nao-pintar']),
  note('Ando de moto todo dia e vivo de capacete.', []),
  note('Tenho alopecia areata desde os vinte anos.', ['queda de cabelo'], ['queda']),
  note('Terminei a quimioterapia em março e o cabelo está voltando bem curtinho.', ['saúde'], ['queda', 'recomeco']),
  note('Fiquei careca no alto aos trinta e gosto da minha barba.', ['queda de cabelo'], ['ralo', 'barba-querida']),
  note('Começo num escritório em janeiro e jogo bola três vezes por semana.', [], ['esporte', 'trabalho-formal']),
  note('Faz muito calor onde moro e quero algo que seque sozinho.', [], ['calor', 'seca-sozinho']),
  note('Uso hijab e só mostro o cabelo em casa.', ['fé']),
  note('Sou enfermeira e passo o plantão inteiro de touca cirúrgica.', ['saúde']),
  note('Tenho uma cicatriz na testa que gostaria de disfarçar.', ['saúde']),
  note('Sou trans e queria um rosto mais suave.', ['identidade']),
  note('O cabelo está rareando no alto.', ['queda de cabelo'], ['queda']),
  note('Estou grávida de cinco meses; depois vou amamentar.', ['saúde']),
  note('Tenho rosácea e dermatite.', ['saúde'], ['pele-sensivel']),
  note('No dia a dia uso prótese capilar.', ['saúde']),
  note('Tenho vitiligo em volta da boca.', ['saúde']),
  note('Minha tireoide desregulou e o cabelo cai muito.', ['saúde', 'queda de cabelo'], ['queda']),
  note('Sou da igreja e uso véu no culto; o cabelo fica longo por fé.', ['fé'], ['nao-cortar']),
  note('Sofri um acidente e ainda não consigo me olhar no espelho.', ['trauma']),
  note('Uso aparelho auditivo do lado esquerdo e prefiro que ele apareça.', ['saúde']),
  note('Sou autista e não gosto que toquem na minha cabeça.', ['saúde', 'trauma']),
  note('Uso turbante quase sempre, mas em casa não.', ['fé']),
  note('Sou alerjica a esmalte e a tinta, porem uso rímel.', ['alergia'], ['pele-sensivel']),
]
