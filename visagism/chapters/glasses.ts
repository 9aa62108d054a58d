import { beardTried } from '../advice/beard.ts'
import type { Chapter, PortraitFigure } from './chapter.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import { isNearSkin } from '#visagism/colour/nearness.ts'
import { namesColour, namesMetal } from '../colour/said.ts'
import { framesFor, framesSubject } from '../advice/frames.ts'
import { OWN_FRAME } from '../advice/glasses.ts'
import { judgeOwnFrame, ownFrameWords } from '../advice/own-frame.ts'
import { say } from '../knowledge/voice.ts'
import { capital, list, lower } from '../knowledge/pt.ts'
import { reachAfterCut } from '../hair/reach.ts'
import { wearsBeard } from '../reading/care.ts'
import type { Reading } from '../reading/reading.ts'
import { wornPicks, writeSubject } from './subject.ts'
import { GLASSES_TITLES } from '../texts/titles.ts'
import { contrastOf } from './colours.ts'
import { FRAME_MATERIALS, FRAME_CONTRAST, GLASSES_PARTS, GLASSES_FRAME } from '../texts/glasses.ts'

export function writeGlasses(r: Reading): Chapter {
  const [first, ...others] = framesFor(r).picks
  const verdict = judgeOwnFrame(r)
  return writeSubject(r, {
    id: 'oculos',
    title: GLASSES_TITLES[r.shape],
    head: [...r.themes, ...r.seen].includes('oculos') ? 'Os seus óculos' : 'Óculos',
    ...framesSubject(r),
    headings: ['A armação e o contorno', 'Pela régua', 'O que a armação diz', 'Na ótica'],
    measures: [
      [
        'jaw',
        {
          low: [
            'Sua mandíbula é delicada ao lado das maçãs, então uma lente com algum peso embaixo equilibra a base.',
            'Numa base delicada, a lente pode pesar um pouco embaixo: é contrapeso.',
          ],
          mid: [
            'A mandíbula não pede compensação, e a metade de baixo da lente fica livre.',
            'Com a mandíbula na média, a metade de baixo da lente se escolhe por gosto.',
          ],
          high: [
            'Com a mandíbula larga, mantenha a metade de baixo da lente leve e ponha o desenho no alto.',
            'Base o seu rosto já tem: embaixo, lente leve; em cima, o desenho.',
          ],
        },
      ],
      [
        'length',
        {
          low: [
            'Com pouca altura de rosto, a lente termina acima da maçã, para que sobre rosto abaixo dela.',
            'Deixe rosto abaixo da lente: ela termina acima da maçã.',
          ],
          mid: [
            'Para a sua altura de rosto, lentes médias ocupam o meio na medida.',
            'Lentes de altura média cabem no meio do rosto sem sobrar nem faltar.',
          ],
          high: [
            'E a altura do rosto comporta lentes fundas, que em outros pesariam.',
            'Altura não falta: lentes fundas, que em outros rostos pesariam, cabem no seu.',
          ],
        },
      ],
    ],
    unmeasured: r.choose('glasses.hand', [
      'Sem os seus números, leve uma régua de papel: marque nela a largura das maçãs, de um lado a outro do rosto, e compare com a frente da armação: as duas devem ter a mesma largura, com meio centímetro de tolerância.',
      'Como a largura das maçãs não foi medida, peça na ótica que a meçam com o paquímetro que já usam para as lentes; é de graça e vale para todas as compras seguintes.',
    ]),
    trial: r.choose('glasses.fit', [
      'Três provas no espelho da ótica: a pupila perto do centro da lente, a sobrancelha acima do aro ou escondida por ele, e nenhuma marca na bochecha quando você sorri.',
      'Sorria com a armação no rosto. Se ela subir, é funda demais; se escorregar, a ponte é larga; se apertar a têmpora, é pequena. Só depois olhe a cor.',
      'Peça a numeração impressa na haste: ela traz a largura da lente, a ponte e o comprimento. Anote a do par que assentou melhor e leve-a sempre, porque modelo muda e medida não.',
    ]),
    practice: [...inColours(r), ...besideBeard(r), ...ownFrame(r)],
    themes: {
      oculos: say(
        reachAfterCut(r) === 'rente' || r.facts.has('shaved-stays') || r.facts.has('wants-shaved')
          ? 'Com a cabeça raspada ou bem curta, a armação é a única moldura, e a haste se vê inteira de lado: escolha-a também de perfil.'
          : 'Como você usa óculos, pense neles como parte do corte: leve-os ao salão e peça que a lateral do cabelo passe por cima da haste.',
        verdict === null &&
          'Se os de hoje estão entre os que esta página deixa de lado, a próxima troca de lente é a hora.',
      ),
      esporte: 'Para treinar, uma armação de borracha envolvente evita que a boa sofra.',
      'trabalho-formal': 'Num ambiente formal, um aro discreto vale por um blazer.',
      calor: 'No calor, plaquetas de silicone seguram melhor que ponte inteiriça.',
    },
    listTitle: 'Para provar, nesta ordem',
    tables: [
      {
        title: 'O que pedir, item por item',
        columns: ['Parte', 'No seu rosto'],
        rows: GLASSES_PARTS.map((part, i) => [
          part,
          part === 'Espessura' ? thicknessFor(r) : (GLASSES_FRAME[r.shape][i] ?? ''),
        ]),
      },
    ],
    spare: wornPicks(others, ({ id }) => ({ shape: r.shape, cut: r.cuts.now.cut.id, glasses: id, ...beardTried(r) })),
    figures: [
      ...todayOf(r),
      {
        kind: 'portrait',
        view: 'front',
        look: { shape: r.shape, cut: r.cuts.now.cut.id, glasses: first.id, ...beardTried(r) },
        label: first.what,
        caption: `${capital(first.why)}.`,
      },
    ],
  })
}

/** Materials, by season or contrast; a skin-coloured frame is lost on the skin. */
function inColours(r: Reading): string[] {
  const { colour, observed = {} } = r.brief
  const { season } = adviseColours(colour, [])
  if (!season) {
    const contrast = r.isTopBare ? null : contrastOf(r)
    return contrast ? [FRAME_CONTRAST[contrast]] : []
  }
  const other = colour?.metal === 'ouro' ? 'prata' : colour?.metal === 'prata' ? 'ouro' : null
  const frames = FRAME_MATERIALS[season.family]
    .filter(([name, hex]) => !isNearSkin(observed, hex) && !(other && namesMetal(name, other)))
    .filter(([name]) => !namesColour(name, colour?.refused ?? []))
    .slice(0, 3)
    .map(([name]) => name)
  return frames.length === 0
    ? []
    : [
        `Em cores, comece por ${list(frames, 'ou')}: são as armações que acompanham a sua cartela, ${lower(season.name)}.`,
      ]
}

/** Two heavy lines on one face close it. */
function besideBeard(r: Reading): string[] {
  const seen = r.brief.observed?.beard?.value
  if (!wearsBeard(r) || r.beard === 'Sem barba') return []
  if (seen !== 'cheia' && r.beard !== 'Cheia' && r.beard !== 'Média') return []
  return [
    r.choose('glasses.beard', [
      'Ao lado da barba cheia, que já pesa embaixo, a armação tem a linha firme em cima e o aro leve embaixo; entre a borda da lente e a barba fica uma faixa de pele de dois dedos.',
      'A barba cheia já faz a metade de baixo do rosto: peça a armação com o desenho no alto, e confira de frente se sobra pele, dois dedos, entre a lente e a barba.',
    ]),
  ]
}

/** If its shape was seen. */
function ownFrame(r: Reading): string[] {
  const verdict = judgeOwnFrame(r)
  const words = ownFrameWords(r.brief.observed)
  if (verdict === null || words === null) return []
  const [first] = framesFor(r).picks
  const own = `Os seus óculos ${words}`
  switch (verdict.is) {
    case 'advised':
      return [
        verdict.place === 0
          ? `${own} já são a primeira forma desta página. Fique com eles: ${verdict.pick.why}.`
          : `${own} já são de uma das três formas desta página: ${verdict.pick.why}. Trocar é vontade, não conselho.`,
      ]
    case 'refused':
      return [
        `${own} são de uma forma que esta página põe de lado, porque ${verdict.why}. Não há pressa: na próxima troca de lente, prove a primeira da lista, ${lower(first.what)}.`,
      ]
    case 'neither':
      return [
        r.choose('glasses.own', [
          `${own} não estão entre os três, nem entre os que ficam de lado: se a largura é a certa, podem ficar. Na próxima troca de lente, prove a primeira da lista, ${lower(first.what)}.`,
          `${own} ficam no meio do caminho: nenhuma página pede que os troque. Quando mudar a lente, compare-os com a primeira da lista, ${lower(first.what)}.`,
          `${own} podem continuar: não são de uma das três formas daqui, mas também não estão no que convém evitar. A primeira da lista, ${lower(first.what)}, é para a próxima troca.`,
        ]),
      ]
  }
}

/** If worn all day and not the first choice. */
function todayOf(r: Reading): PortraitFigure[] {
  const verdict = judgeOwnFrame(r)
  const words = ownFrameWords(r.brief.observed)
  const isWorn = r.brief.observed?.glasses?.value === 'sempre'
  if (!isWorn || words === null || verdict === null || (verdict.is === 'advised' && verdict.place === 0)) return []
  return [
    {
      kind: 'portrait',
      view: 'front',
      look: { shape: r.shape, cut: r.cuts.now.cut.id, glasses: OWN_FRAME, ...beardTried(r) },
      label: 'Hoje',
      caption: `Os seus, ${words}.`,
    },
  ]
}

/** For an intention of lightness, the thinner one. */
function thicknessFor({ shape, intention }: Reading): string {
  const own = GLASSES_FRAME[shape][4]
  return intention.id === 'leveza' ? own.replace(/^média/, 'fina a média') : own
}
