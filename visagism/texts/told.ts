/** One sentence for what a person said, in the chapter that answers it. `{v}` is the fact's value. */
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { FactKey } from '../facts/facts.ts'

export type Told = { readonly chapter: ChapterId; readonly words: string }

export const TOLD: Readonly<Partial<Record<FactKey, Told>>> = {
  'forehead-bothers': {
    chapter: 'sobrancelhas',
    words: 'A testa, de que você falou, termina na sobrancelha: penteada, ela marca essa linha e segura o olhar ali.',
  },
  'ears-bother': {
    chapter: 'oculos',
    words: 'Das orelhas você falou: uma haste fina, que segue a linha da têmpora, não leva o olhar até elas.',
  },
  'nose-bothers': {
    chapter: 'oculos',
    words: 'Do nariz você falou: uma ponte sem enfeite e a sobrancelha à vista levam o olhar para cima dele.',
  },
  'double-chin-bothers': {
    chapter: 'decotes',
    words: 'Da papada você falou: seja qual for a gola, deixe um dedo entre ela e o queixo.',
  },
  'jaw-bothers': {
    chapter: 'decotes',
    words: 'Do queixo você falou: a gola é a linha logo abaixo dele; escolha-a no espelho, de frente e de perfil.',
  },
  'cheeks-bother': {
    chapter: 'oculos',
    words:
      'Das bochechas você falou: a armação certa não encosta nelas em nenhuma expressão; é a prova que vale na ótica.',
  },
  'neck-bothers': {
    chapter: 'decotes',
    words: 'Do pescoço você falou: prove a gola de frente e de perfil, porque é de perfil que ela muda a altura dele.',
  },
  'eyes-bother': {
    chapter: 'sobrancelhas',
    words: 'Dos olhos você falou: a sobrancelha penteada para cima lhes dá espaço, sem tirar nada.',
  },
  'mouth-bothers': {
    chapter: 'cores',
    words: 'Da boca você falou: perto do rosto, uma cor que repete a dos olhos leva o olhar até eles.',
  },
  'face-bothers': {
    chapter: 'forma',
    words: 'Do contorno você falou: esta página o descreve, e nenhuma das outras o corrige; elas conversam com ele.',
  },
  'fine-hair': {
    chapter: 'textura',
    words: 'Do fio fino você falou: condicionador só do meio às pontas; na raiz ele pesa.',
  },
  tangles: {
    chapter: 'textura',
    words: 'Dos nós você falou: comece pelas pontas, com o fio úmido e os dedos, e suba aos poucos.',
  },
  'looks-tired': {
    chapter: 'cores',
    words:
      'Do ar de cansaço você falou: perto dos olhos, fique com a cor que deixa a pele mais uniforme; a que a acinzenta vai para longe do rosto.',
  },
  'brows-bother': {
    chapter: 'sobrancelhas',
    words: 'Delas você falou: antes de tirar um pelo, um mês de lápis; o que ele desenhar bem, a pinça pode seguir.',
  },
  'skin-bothers': {
    chapter: 'cores',
    words: 'Da pele você falou: junto dela, tecido fosco e cor lisa devolvem menos luz.',
  },
  'loves-eyes': {
    chapter: 'oculos',
    words: 'Dos seus olhos você gosta: a pupila fica no centro da lente, e a sobrancelha, fora do aro.',
  },
  'loves-mouth': {
    chapter: 'cores',
    words: 'Da sua boca você gosta: repita o tom dela numa peça perto do rosto.',
  },
  'loves-brows': {
    chapter: 'sobrancelhas',
    words:
      'Das suas você gosta, e elas ficam como são: o desenho desta página é para quando quiser brincar com o lápis.',
  },
  'loves-freckles': { chapter: 'cores', words: 'As sardas ficam à mostra: são cor, e as daqui combinam com elas.' },
  'on-stage': {
    chapter: 'cores',
    words: 'Sob luz e câmera, de que você falou: fosco no lugar de brilho, cor cheia no lugar de estampa miúda.',
  },
  sun: {
    chapter: 'cuidados',
    words: 'No sol de todo dia, de que você falou: filtro na risca e na nuca, e água doce no fim da tarde.',
  },
  swims: {
    chapter: 'cuidados',
    words: 'Antes da piscina ou do mar, molhe o cabelo com água doce: o fio cheio dela bebe menos cloro e menos sal.',
  },
  fights: { chapter: 'acessorios', words: 'Para a luta, de que você falou: tudo o que pende fica no vestiário.' },
  'small-children': {
    chapter: 'acessorios',
    words: 'Com criança no colo, tudo o que pende vira brinquedo: prefira o que fica rente.',
  },
  'likes-high-collar': {
    chapter: 'decotes',
    words: 'Da gola alta você gosta: em malha fina, com um dedo de folga no queixo, ela fica.',
  },
  'likes-low-neckline': {
    chapter: 'decotes',
    words: 'Do decote você gosta: ele fica, e termina onde termina a mão apoiada na base do pescoço.',
  },
  'colour-worn': {
    chapter: 'cores',
    words:
      'Você escreveu que gosta de {v}: fica. Perto do rosto, no tom mais próximo desta página; longe dele, em qualquer um.',
  },
  earrings: {
    chapter: 'acessorios',
    words: 'Comece pelos brincos que já usa: com o contorno muda só o comprimento.',
  },
  makeup: { chapter: 'maquiagem', words: 'Da que você já usa fica tudo o que lhe serve: esta página só põe em ordem.' },
  cowlick: {
    chapter: 'cartao',
    words: 'Que tem um redemoinho, e que a risca o segue em vez de brigar com ele.',
  },
  'volume-bothers': { chapter: 'cartao', words: 'Que o volume incomoda: que o tirem por dentro, sem degrau à vista.' },
  'loves-volume': { chapter: 'cartao', words: 'Que gosta do volume: nada de desbastar.' },
  kitchen: { chapter: 'cartao', words: 'Que trabalha de touca: o corte precisa caber debaixo dela.' },
  'night-shifts': { chapter: 'cartao', words: 'Que faz plantão: precisa de um corte que se refaça sem espelho.' },
  mask: { chapter: 'cartao', words: 'Que usa máscara: o elástico passa atrás da orelha, e a costeleta conta com ele.' },
  'wants-cut': { chapter: 'cartao', words: 'Que pensou em {v}: pergunte o que fica dele neste corte.' },
}
