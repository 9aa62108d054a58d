/** Of cloth, collars, clothes and what is worn with them. */
import type { Answer } from './answer.ts'

export const WORN_ANSWERS: readonly Answer[] = [
  {
    fact: 'double-chin-bothers',
    chapter: 'decotes',
    words: 'Da papada você falou: seja qual for a gola, deixe um dedo entre ela e o queixo.',
  },
  {
    fact: 'jaw-bothers',
    chapter: 'decotes',
    words: 'Do queixo você falou: a gola é a linha logo abaixo dele; escolha-a no espelho, de frente e de perfil.',
  },
  {
    fact: 'neck-bothers',
    chapter: 'decotes',
    words: 'Do pescoço você falou: prove a gola de frente e de perfil, porque é de perfil que ela muda a altura dele.',
  },
  {
    fact: 'fights',
    chapter: 'acessorios',
    words: 'Para a luta, de que você falou: tudo o que pende fica no vestiário.',
  },
  {
    fact: 'small-children',
    chapter: 'acessorios',
    words: 'Com criança no colo, tudo o que pende vira brinquedo: prefira o que fica rente.',
  },
  {
    fact: 'likes-high-collar',
    chapter: 'decotes',
    words: 'Da gola alta você gosta: em malha fina, com um dedo de folga no queixo, ela fica.',
  },
  {
    fact: 'likes-low-neckline',
    chapter: 'decotes',
    words: 'Do decote você gosta: ele fica, e termina onde termina a mão apoiada na base do pescoço.',
  },
  {
    fact: 'earrings',
    chapter: 'acessorios',
    words: 'Comece pelos brincos que já usa: com o contorno muda só o comprimento.',
  },
]
