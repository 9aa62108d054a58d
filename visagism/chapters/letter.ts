import { ornamentsFor } from '../accessories.ts'
import { BEARD } from '../beard.ts'
import { browsFor } from '../brows.ts'
import { wearsBeard } from '../care.ts'
import { chapter, type Chapter, type Table } from '../chapter.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import type { FormAnswers } from '../form.ts'
import { fringeWithCut } from './fringe-with-cut.ts'
import { framesFor } from '../wardrobe/frames.ts'
import { INTENTION_NAMES, type Intention } from '../intention.ts'
import { collarsFor } from '../necklines.ts'
import { doneAbout, isBlankNote, quoteNote, themesOfDye } from '../observations.ts'
import { capital, list, lower } from '../pt.ts'
import type { Reading } from '../reading.ts'
import { sensitiveWords } from '../sensitive-words.ts'
import { SHAPE_NAMES } from '../shape-names.ts'
import { SHAPE_PORTRAITS } from '../shape-portraits.ts'
import { say } from '../voice.ts'

/** The opening letter: what was seen, what was asked for, where the pages lead. */
export function writeLetter(r: Reading): Chapter {
  const { form } = r.brief
  const portrait = SHAPE_PORTRAITS[r.shape]
  const recommended = r.cuts[r.cuts.recommended].cut
  const greeting = r.firstName === '' ? 'Olá.' : `${r.firstName},`
  return chapter({
    id: 'carta',
    title: r.firstName === '' ? 'Uma carta para você' : `Uma carta para ${r.firstName}`,
    head: 'Carta',
    lead: say(
      greeting,
      `${r.firstName === '' ? 'Este' : 'este'} caderno parte de um rosto ${SHAPE_NAMES[r.shape].adjective} e de uma vontade: ${WISH[form.objective]}.`,
    ),
    quotes: [QUOTE[r.intention.id]],
    sections: [
      { heading: 'O que vimos', paragraphs: [portrait.letter, ...(r.hasSecond ? [SECOND(r)] : [])] },
      {
        heading: 'O que você pediu',
        paragraphs: [say(OBJECTIVE_LETTER[form.objective], STYLE_LETTER[form.style]), ...answerNote(r)],
      },
      {
        heading: 'O fio que une as páginas',
        paragraphs: [
          INTENTION_LETTER[r.intention.id],
          `Se for ler uma página só, leia a do cabelo “${lower(recommended.name)}” e leve ao salão o cartão que a acompanha. O resto pode esperar um café.`,
        ],
      },
    ],
    tables: [essentials(r)],
    origin:
      r.intention.from === 'teste'
        ? `A intenção (${INTENTION_NAMES[r.intention.id]}) é a que você escolheu no teste.`
        : `A intenção (${INTENTION_NAMES[r.intention.id]}) foi lida do estilo que você marcou no formulário.`,
  })
}

/** What the person wrote, quoted, and what came of it. Nothing is claimed of them that the quotation does not say. */
function answerNote(r: Reading): string[] {
  const { observations } = r.brief.form
  if (isBlankNote(observations))
    return [
      'No campo livre você não deixou recados, então as escolhas seguem o formulário; se algo na sua rotina mudar tudo, escreva para nós.',
    ]
  const quote = quoteNote(observations)
  return [
    quote === ''
      ? 'No campo livre você deixou um recado em sinais que estas páginas não imprimem; ele continua guardado no seu pedido.'
      : `No campo livre você escreveu: “${quote}”${/[.!?…]$/.test(quote) ? '' : '.'}`,
    answerOf(r),
  ]
}

function answerOf(r: Reading): string {
  const done = themesOfDye(r.themes)
    .filter((theme) => theme !== 'barba-falhada' || wearsBeard(r))
    .map(doneAbout)
  if (sensitiveWords(r.brief.form.observations).length > 0)
    return say(
      'Um recado assim não se responde por regra: uma pessoa da equipe o leu antes de este caderno sair.',
      ...(done.length > 0 ? [`Por precaução, ${list(done)}.`] : []),
    )
  return done.length > 0
    ? `${capital(list(done))}: foi o que mudou por causa disso.`
    : 'As regras deste caderno não tratam disso; se o recado pede uma mudança que não está nestas páginas, escreva para nós.'
}

/** The report on one page: the first choice of each subject, with its reason. */
function essentials(r: Reading): Table {
  const colours = adviseColours(r.brief.colour, [])
  const fringe = fringeWithCut(r)
  const [brow] = browsFor(r).picks
  const [glasses] = framesFor(r).picks
  const [collar] = collarsFor(r).picks
  const [ornament] = ornamentsFor(r).picks
  const [beard] = BEARD.shapes[r.shape].picks
  const row = (name: string, pick: { what: string; why: string }) => [name, pick.what, pick.why]
  return {
    title: 'O caderno numa página',
    columns: ['Assunto', 'Primeira escolha', 'Porque'],
    rows: [
      ['Cabelo', r.cuts[r.cuts.recommended].cut.name, `o volume fica ${r.cuts[r.cuts.recommended].cut.volume}`],
      ...(fringe ? [row('Franja', fringe)] : []),
      ...(wearsBeard(r) ? [row('Barba', beard)] : []),
      row('Sobrancelhas', brow),
      row('Óculos', glasses),
      row('Gola', collar),
      row('Acessório', ornament),
      [
        'Cor',
        colours.season
          ? `${colours.season.name}: ${colours.best
              .slice(1, 3)
              .map((s) => lower(s.name))
              .join(', ')}`
          : 'a descobrir',
        colours.season ? `é uma cartela ${colours.season.axis}` : 'faça o teste da janela antes de comprar',
      ],
    ],
    note: `Tudo isso serve a um objetivo: ${SHAPE_PORTRAITS[r.shape].goal}.`,
  }
}

const SECOND = (r: Reading) =>
  r.choose('letter.second', [
    `Há também algo ${SHAPE_NAMES[r.second].of} em você, e levamos isso em conta: rostos de verdade moram entre as formas dos livros.`,
    `Nenhum rosto cabe inteiro num nome. O seu empresta traços ${SHAPE_NAMES[r.second].of}, e eles aparecem nas escolhas daqui para a frente.`,
    `Ao lado dessa forma lemos uma segunda, com traços ${SHAPE_NAMES[r.second].of}; quando as duas pedem coisas diferentes, dizemos qual ouvimos.`,
  ])

const WISH: Readonly<Record<FormAnswers['objective'], string>> = {
  'Mudança radical': 'mudar de verdade, e que se note',
  'Melhoria sutil': 'afinar o que já funciona, sem alarde',
  'Encontrar meu estilo': 'reconhecer-se no espelho, com um estilo que tenha assinatura',
  'Renovação visual': 'renovar o conjunto, passo a passo',
}

const OBJECTIVE_LETTER: Readonly<Record<FormAnswers['objective'], string>> = {
  'Mudança radical':
    'Você pediu uma mudança grande. Fomos até a borda do que o seu rosto sustenta bem e paramos ali, porque mudar muito não é o mesmo que mudar de pessoa.',
  'Melhoria sutil':
    'Você pediu pouco e bem feito. Por isso cada conselho daqui pode ser adotado isoladamente, sem obrigar o seguinte, e nenhum exige explicação no trabalho.',
  'Encontrar meu estilo':
    'Você pediu um estilo que seja seu. Em vez de uma resposta pronta, há aqui três caminhos em ordem de coragem e um jeito de experimentar cada um antes de decidir.',
  'Renovação visual':
    'Você pediu renovação. Organizamos as mudanças pela distância que cada uma percorre, para que o conjunto se renove sem que você precise trocar tudo no mesmo mês.',
}

const STYLE_LETTER: Readonly<Record<FormAnswers['style'], string>> = {
  Clássico:
    'Como o seu estilo é clássico, demos preferência ao que continuará bonito numa fotografia daqui a dez anos.',
  Moderno: 'Como o seu estilo é moderno, preferimos linhas limpas e cortes de agora, com poucas peças e boa proporção.',
  Despojado:
    'Como o seu estilo é despojado, ficaram só as ideias que se sustentam com cinco minutos e um espelho pequeno.',
  Elegante: 'Como o seu estilo é elegante, cuidamos do acabamento: o comprimento certo, o brilho certo, nada sobrando.',
  Ousado:
    'Como o seu estilo é ousado, não poupamos contraste nem assimetria; só pedimos que cada ousadia tenha um motivo.',
}

const INTENTION_LETTER: Readonly<Record<Intention, string>> = {
  autoridade:
    'Seu rosto dá uma linha; sua intenção dá outra. Você quer passar autoridade, e por isso acrescentamos estrutura: retas, bases firmes, contraste onde ele ajuda a voz a chegar primeiro.',
  criatividade:
    'Uma linha vem do rosto, a outra da intenção. Você quer que percebam criatividade, e ela entra aqui como diagonal, como ponta solta, como um detalhe fora do lugar de propósito.',
  sofisticacao:
    'Guardamos a linha do seu rosto e somamos a da intenção. Sofisticação, para nós, é vertical e quieta: simetria, poucas cores, cuidado que só se nota de perto.',
  leveza:
    'O rosto já traz a sua linha; faltava a da intenção. Você quer leveza, e ela pede curvas, texturas macias e um pouco de ar entre as coisas.',
}

const QUOTE: Readonly<Record<Intention, string>> = {
  autoridade: 'O rosto abre a conversa; a intenção a conduz.',
  criatividade: 'O rosto é seu; o que ele conta também pode ser.',
  sofisticacao: 'Olhar com calma já é metade da elegância.',
  leveza: 'Nada aqui pesa mais que um conselho de amigo.',
}
