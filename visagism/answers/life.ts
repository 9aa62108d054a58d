/** Of work, sport, weather, days and periods, money and health. */
import { capital } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import type { Answer } from './answer.ts'

/** A rule that ends on a day: what is grown after it. */
const beardAfter = ({ turn, facts }: Reading): string | null =>
  turn?.binds.includes('no-beard') || (turn && facts.has('work-rule') && facts.has('no-beard'))
    ? `${capital(turn.after)}, se quiser barba: três a quatro semanas sem aparar, só com a linha do pescoço limpa; depois, 6 mm no rosto e 9 mm no queixo, e uma semana para decidir antes de baixar mais.`
    : null

export const LIFE_ANSWERS: readonly Answer[] = [
  { fact: 'no-beard', chapter: 'barba', words: beardAfter },
  {
    fact: 'on-stage',
    chapter: 'cores',
    words: 'Sob luz e câmera, de que você falou: fosco no lugar de brilho, cor cheia no lugar de estampa miúda.',
  },
  {
    fact: 'sun',
    chapter: 'cuidados',
    words: 'No sol de todo dia, de que você falou: filtro na risca e na nuca, e água doce no fim da tarde.',
  },
  {
    fact: 'swims',
    chapter: 'cuidados',
    words: 'Antes da piscina ou do mar, molhe o cabelo com água doce: o fio cheio dela bebe menos cloro e menos sal.',
  },
  { fact: 'kitchen', chapter: 'cartao', words: 'Que trabalha de touca: o corte precisa caber debaixo dela.' },
  { fact: 'night-shifts', chapter: 'cartao', words: 'Que faz plantão: precisa de um corte que se refaça sem espelho.' },
  {
    fact: 'mask',
    chapter: 'cartao',
    words: 'Que usa máscara: o elástico passa atrás da orelha, e a costeleta conta com ele.',
  },
]
