/** Of work, sport, weather, days and periods, money and health. */
import type { Answer } from './answer.ts'

export const LIFE_ANSWERS: readonly Answer[] = [
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
