import { chapter, type Chapter } from '../chapter.ts'
import { INTENTION_BASIS, INTENTION_NAMES, type Intention } from '../intention.ts'
import { LINE_BASIS, LINE_OF, MEETINGS } from '../lines.ts'
import { hasFringe } from '../hair/reach.ts'
import { mayHaveRetired, type Reading } from '../reading.ts'
import { gestureFor } from '../shape-intention.ts'
import { SHAPE_PORTRAITS } from '../shape-portraits.ts'
import { isCovered, isVeiled } from '../wardrobe/wardrobe.ts'
import { agreeing, agrees } from './advice.ts'
import { ownScene } from './own-intention.ts'

/** What the person wants to say, and which lines say it. */
export function writeIntention(r: Reading): Chapter {
  const { id, from } = r.intention
  const { line, says, strength } = SHAPE_PORTRAITS[r.shape]
  const text = TEXT[id]
  return chapter({
    id: 'intencao',
    title: `A intenção: ${INTENTION_NAMES[id]}`,
    head: 'Intenção',
    lead: text.lead,
    quotes: [text.quote],
    sections: [
      { heading: 'O que o rosto já diz', paragraphs: [`${says} ${strength}`] },
      { heading: 'O encontro das duas linhas', paragraphs: [MEETINGS[line][id], STYLE[r.brief.form.style]] },
      { heading: 'O seu caso, em um gesto', paragraphs: agreeing(r, [gestureFor(r)]) },
      { heading: SCENES_HEADING[ownScene(r) === null ? 'two' : 'own'], paragraphs: scenesOf(r, text.scenes) },
    ],
    lists: [
      {
        title: `Três lugares para pôr ${INTENTION_NAMES[id]}`,
        items: placesOf(r, text.places),
      },
    ],
    figures: [
      {
        kind: 'lines',
        lines: [line, LINE_OF[id]],
        caption:
          line === LINE_OF[id]
            ? `A linha ${line} do seu rosto é também a da ${INTENTION_NAMES[id]}.`
            : `À esquerda, a linha ${line} do seu rosto; à direita, a ${LINE_OF[id]} da ${INTENTION_NAMES[id]}.`,
      },
    ],
    origin: from === 'teste' ? '' : 'Lida do estilo que você marcou; se não for essa, troque-a e as páginas mudam.',
    bases: [INTENTION_BASIS, LINE_BASIS],
  })
}

const SCENES_HEADING = { two: 'Em duas situações suas', own: 'Numa situação sua, e em você' } as const

/** Three of the five: those their style reaches for first, as far as they have the hair and the rest of the report allows it. */
function placesOf(r: Reading, places: Text['places']): { what: string; why: string }[] {
  const firstOnes = PLACES[r.brief.form.style]
  const { hairLength } = r.brief.form
  const isSeen = {
    hair: hasFringe(r) && !isCovered(r) && hairLength !== 'Muito curto',
    neck: !isVeiled(r),
  }
  const fits = ({ what, why, of }: Text['places'][number]) =>
    (of === undefined || isSeen[of]) && agrees(r, `${what}: ${why}`)
  return [...firstOnes.flatMap((at) => places[at] ?? []), ...places.filter((_, at) => !firstOnes.includes(at))]
    .filter(fits)
    .slice(0, 3)
    .map(({ what, why }) => ({ what, why }))
}

/** Which of the five places of an intention a style reaches for first. */
const PLACES: Readonly<Record<Reading['brief']['form']['style'], readonly number[]>> = {
  Clássico: [0, 2, 4],
  Moderno: [0, 1, 3],
  Despojado: [1, 2, 4],
  Elegante: [0, 2, 3],
  Ousado: [1, 3, 4],
}

/** At work, outside it, before a camera: the one that their style and what they wrote make theirs, beside what is seen of them. */
function scenesOf(r: Reading, [atWork, outside, camera]: Text['scenes']): string[] {
  const {
    brief: { form },
    themes,
  } = r
  const own = ownScene(r)
  if (mayHaveRetired(r)) return [outside, own ?? camera]
  const isFormal = themes.includes('trabalho-formal') || form.style === 'Clássico' || form.style === 'Elegante'
  const isChange = form.objective === 'Mudança radical' || form.objective === 'Renovação visual'
  return [isFormal ? atWork : outside, own ?? (isChange ? camera : isFormal ? outside : atWork)]
}

type Text = {
  readonly lead: string
  readonly quote: string
  readonly scenes: readonly [string, string, string]
  readonly places: readonly { readonly what: string; readonly why: string; readonly of?: 'hair' | 'neck' }[]
}

const TEXT: Readonly<Record<Intention, Text>> = {
  autoridade: {
    lead: 'Autoridade, na imagem, é clareza: quem olha entende logo onde está o centro.',
    quote: 'Autoridade é não precisar levantar a voz, nem a gola.',
    scenes: [
      'Numa reunião, o que conta é o terço de cima: testa visível, sobrancelha definida, nada caindo sobre os olhos. As pessoas procuram o olhar de quem decide.',
      'Num encontro informal, baixe um grau: mantenha a linha do corte e troque a peça estruturada por uma malha boa. A firmeza continua, e a porta se abre.',
      'Numa fotografia, fique de frente, com o queixo na horizontal. De perfil se é interessante; de frente se é responsável.',
    ],
    places: [
      { what: 'Contorno do corte', why: 'uma borda nítida organiza o rosto inteiro', of: 'hair' },
      { what: 'Uma peça de cor cheia', why: 'quanto mais definida, mais longe se lê' },
      { what: 'Ombro', why: 'é a horizontal que sustenta a cabeça' },
      { what: 'Armação', why: 'um aro firme emoldura a decisão' },
      { what: 'Repetição', why: 'a mesma escolha todos os dias vira presença' },
    ],
  },
  criatividade: {
    lead: 'Criatividade se vê no que foge do esperado por um motivo, e não por descuido.',
    quote: 'Um só detalhe fora do lugar, e o resto em paz.',
    scenes: [
      'No trabalho, escolha um ponto de invenção e deixe o resto sóbrio. Um anel, uma cor de meia, um lenço de outra estampa: o olho encontra e sorri.',
      'Na rua, misture épocas. Um corte atual com um casaco herdado conta uma história melhor que a vitrine.',
      'Na fotografia, gire um pouco o corpo e olhe de volta. A diagonal do ombro faz por você o que a pose não faria.',
    ],
    places: [
      { what: 'Risca e pontas', why: 'assimetria é a diagonal que se usa na cabeça', of: 'hair' },
      { what: 'Uma cor fora da paleta', why: 'o inesperado precisa de vizinhos calmos' },
      { what: 'Mistura de texturas', why: 'liso com áspero prende o olhar' },
      { what: 'Acessório de autor', why: 'dá assunto a quem não sabe começar' },
      { what: 'Proporção trocada', why: 'largo em cima, justo embaixo, ou o contrário' },
    ],
  },
  sofisticacao: {
    lead: 'Sofisticação é edição: o que ficou, ficou porque resistiu a ser tirado.',
    quote: 'O que se percebe por último é o que mais dura.',
    scenes: [
      'No trabalho, aposte em duas cores vizinhas e um brilho pequeno. Quem presta atenção nota; quem não presta sente.',
      'À noite, tire uma peça antes de sair: o que fica se vê melhor à meia-luz.',
      'Na fotografia, prefira a luz lateral e o rosto em três quartos, com as mãos fora do quadro. Menos elementos, mais você.',
    ],
    places: [
      { what: 'Acabamento das pontas', why: 'é onde o cuidado aparece sem anúncio', of: 'hair' },
      { what: 'Tecido', why: 'o caimento fala antes da cor' },
      { what: 'Um único metal', why: 'coerência é o luxo mais barato' },
      { what: 'Comprimentos exatos', why: 'a barra e a manga no lugar combinado' },
      { what: 'Vazio', why: 'uma área sem nada deixa o resto respirar' },
    ],
  },
  leveza: {
    lead: 'Leveza é tirar peso sem tirar presença: textura macia, cor que respira, gesto livre.',
    quote: 'Leve não é pouco; é o que não pesa.',
    scenes: [
      'No trabalho, troque a peça dura por uma que ceda. A conversa começa mais depressa quando nada na roupa discute.',
      'Em casa e na rua, vista o que deixa o braço solto e o passo largo. O movimento é a curva mais convincente.',
      'Na fotografia, peça que contem algo engraçado antes do clique: o rosto solto tem outra geometria.',
    ],
    places: [
      { what: 'Pontas do cabelo', why: 'sem peso, elas se mexem com você', of: 'hair' },
      { what: 'A mais clara das suas cores, perto do rosto', why: 'devolve luz ao queixo e às maçãs' },
      { what: 'Tecido que cai', why: 'acompanha o corpo em vez de contê-lo' },
      { what: 'Expressão', why: 'a sobrancelha penteada e o maxilar solto abrem o rosto' },
      { what: 'Espaço no pescoço', why: 'é por onde o retrato respira', of: 'neck' },
    ],
  },
}

const STYLE: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico:
    'Seu estilo clássico dá a essa conversa um tom constante: o que escolher hoje deve servir na próxima década.',
  Moderno: 'Seu estilo moderno tira o excesso da conversa: duas linhas bem escolhidas, e nenhuma a mais.',
  Despojado: 'Seu estilo despojado impõe uma condição sensata: tudo isso precisa sobreviver a um dia comum.',
  Elegante: 'Seu estilo elegante pede que o encontro das linhas não se note: só o efeito.',
  Ousado: 'Seu estilo ousado autoriza levar uma das duas linhas até o fim, e deixar a outra de testemunha.',
}
