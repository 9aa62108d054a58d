/** Of face, beard, brows, skin, make-up and glasses. */
import type { Answer } from './answer.ts'

export const FACE_ANSWERS: readonly Answer[] = [
  {
    fact: 'forehead-bothers',
    chapter: 'sobrancelhas',
    words: 'A testa, de que você falou, termina na sobrancelha: penteada, ela marca essa linha e segura o olhar ali.',
  },
  {
    fact: 'ears-bother',
    chapter: 'oculos',
    words: 'Das orelhas você falou: uma haste fina, que segue a linha da têmpora, não leva o olhar até elas.',
  },
  {
    fact: 'nose-bothers',
    chapter: 'oculos',
    words: 'Do nariz você falou: uma ponte sem enfeite e a sobrancelha à vista levam o olhar para cima dele.',
  },
  {
    fact: 'cheeks-bother',
    chapter: 'oculos',
    words:
      'Das bochechas você falou: a armação certa não encosta nelas em nenhuma expressão; é a prova que vale na ótica.',
  },
  {
    fact: 'eyes-bother',
    chapter: 'sobrancelhas',
    words: 'Dos olhos você falou: a sobrancelha penteada para cima lhes dá espaço, sem tirar nada.',
  },
  {
    fact: 'mouth-bothers',
    chapter: 'cores',
    words: 'Da boca você falou: perto do rosto, uma cor que repete a dos olhos leva o olhar até eles.',
  },
  {
    fact: 'face-bothers',
    chapter: 'forma',
    words: 'Do contorno você falou: esta página o descreve, e nenhuma das outras o corrige; elas conversam com ele.',
  },
  {
    fact: 'looks-tired',
    chapter: 'cores',
    words:
      'Do ar de cansaço você falou: perto dos olhos, fique com a cor que deixa a pele mais uniforme; a que a acinzenta vai para longe do rosto.',
  },
  {
    fact: 'brows-bother',
    chapter: 'sobrancelhas',
    words: 'Delas você falou: antes de tirar um pelo, um mês de lápis; o que ele desenhar bem, a pinça pode seguir.',
  },
  {
    fact: 'skin-bothers',
    chapter: 'cores',
    words: 'Da pele você falou: junto dela, tecido fosco e cor lisa devolvem menos luz.',
  },
  {
    fact: 'loves-eyes',
    chapter: 'oculos',
    words: 'Dos seus olhos você gosta: a pupila fica no centro da lente, e a sobrancelha, fora do aro.',
  },
  {
    fact: 'loves-mouth',
    chapter: 'cores',
    words: 'Da sua boca você gosta: repita o tom dela numa peça perto do rosto.',
  },
  {
    fact: 'loves-brows',
    chapter: 'sobrancelhas',
    words:
      'Das suas você gosta, e elas ficam como são: o desenho desta página é para quando quiser brincar com o lápis.',
  },
  {
    fact: 'loves-freckles',
    chapter: 'cores',
    words: 'As sardas ficam à mostra: são cor, e as daqui combinam com elas.',
  },
  {
    fact: 'colour-worn',
    chapter: 'cores',
    words:
      'Você escreveu que gosta de {v}: fica. Perto do rosto, no tom mais próximo desta página; longe dele, em qualquer um.',
  },
  {
    fact: 'makeup',
    chapter: 'maquiagem',
    words: 'Da que você já usa fica tudo o que lhe serve: esta página só põe em ordem.',
  },
]
