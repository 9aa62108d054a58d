/** What a body needs of a page, in one plain sentence each: sun, light, water, touch. No diagnosis, no cure; what is treated is with who treats it. */
import { sideIn } from '../facts/bodies.ts'
import { plainOf } from '../facts/clause.ts'
import type { FactKey } from '../facts/facts.ts'
import { wholeNote } from '../facts/settle.ts'
import { hairReachOf } from '../hair/reach.ts'
import { wearsBeard } from '../reading/care.ts'
import type { Reading } from '../reading/reading.ts'
import type { Answer } from './answer.ts'

const noteOf = ({ brief }: Reading): string => plainOf(wholeNote(brief.form.observations, brief.facts ?? []))
const isBearded = (r: Reading): boolean => wearsBeard(r) && r.beard !== 'Sem barba'

/** In words of their own they want it covered. */
const wantsHidden = (r: Reading, key: FactKey): boolean =>
  r.said.some(
    (fact) =>
      fact.key === key &&
      /\b(?:escond|disfarc|cobr|tap|camufl)\w+/.test(plainOf(fact.words ?? '')) &&
      !/\bnao\b/.test(plainOf(fact.words ?? '')),
  )

/** A cap shades neither ears nor nape. */
const BRIM =
  'Na rua, chapéu de aba em volta toda, de uns 8 cm e trama fechada: aba só na frente deixa orelhas e nuca ao sol.'

export const BODY_ANSWERS: readonly Answer[] = [
  {
    fact: 'cochlear-implant',
    chapter: ['cabelo', 'cuidados'],
    words: (r) => {
      const side = sideIn(r.facts.get('cochlear-implant') ?? '')
      const where = side === 'pergunte o lado' ? 'Do lado do implante' : `No implante (${side})`
      return hairReachOf(r) === 'comprido'
        ? `${where}, a antena segura por ímã, e fio grosso debaixo dela a solta: separe o cabelo ali, por trás da orelha, e prenda sempre longe, sem nada que puxe.`
        : `${where}, a antena segura por ímã, e fio alto debaixo dela a solta: atrás e acima da orelha, os lados ficam baixos nos três caminhos, e se acertam antes que ela caia.`
    },
  },
  {
    fact: 'cochlear-implant',
    chapter: 'cartao',
    words:
      'Que há um implante coclear ({v}): a antena e o aparelho saem antes da água e da máquina; mostre onde ela encosta, e peça o fio baixo e livre nesse lugar.',
  },
  {
    fact: 'deaf',
    chapter: 'cartao',
    words: (r) =>
      `Mostrando, e não falando: quem corta fica de frente, aponta a medida no pente e no desenho, e espera o seu sim antes de cada passo. O que faltar, por escrito${/\blibras\b/.test(noteOf(r)) ? ' ou em Libras' : ''}.`,
  },
  {
    fact: 'albinism',
    chapter: 'cuidados',
    words:
      'Com albinismo, o sol vem antes de tudo: protetor de fator 30 ou mais no rosto, nas orelhas, no pescoço e na risca, reposto a cada duas horas na rua, manga e sombra; e a pele acompanhada por dermatologista.',
  },
  {
    fact: 'albinism',
    chapter: 'oculos',
    words:
      'Para a luz que incomoda: proteção UV em toda lente e, na rua, lente escura ou das que escurecem sozinhas; a cor do filtro, quem receita é a oftalmologista. Armação que fecha no alto e dos lados deixa passar menos luz que aro fino ou sem aro.',
  },
  { fact: 'albinism', chapter: ['acessorios', 'cuidados'], words: BRIM },
  {
    fact: 'albinism',
    chapter: 'cores',
    words:
      'A sua pele e o seu cabelo nasceram com pouco pigmento, e os traços são os seus: a cor que se escolhe aqui parte disso, e de mais nada.',
  },
  {
    fact: 'vitiligo',
    chapter: ['maquiagem', 'cores'],
    yieldsTo: ['O vitiligo'],
    words: (r) =>
      wantsHidden(r, 'vitiligo')
        ? 'Nas áreas claras do vitiligo, protetor solar todos os dias, antes de qualquer cor: ali a pele não tem pigmento que a defenda.'
        : 'O vitiligo fica à vista: é um contraste que já é seu, e cor firme perto do rosto conversa com ele melhor que bege sobre bege. Nas áreas claras, protetor solar todos os dias: ali a pele não tem pigmento que a defenda.',
  },
  {
    fact: 'melasma',
    chapter: ['cuidados', 'cores'],
    yieldsTo: ['As manchas do rosto'],
    words: (r) =>
      `Para as manchas do rosto, protetor solar com cor todos os dias, reposto ao longo do dia, e chapéu de aba. ${
        r.facts.has('pregnant')
          ? 'As da gravidez podem clarear depois do parto; creme para clareá-las, agora, só se quem acompanha você receitar.'
          : 'O tratamento é com a dermatologista.'
      }`,
  },
  {
    fact: 'sun-guarded',
    chapter: 'cuidados',
    words:
      'O sol agride a sua pele: protetor todos os dias, também nublado, reposto a cada duas horas na rua, manga, sombra e nuca coberta. Remédio e limite, com quem trata você.',
  },
  { fact: 'sun-guarded', chapter: ['acessorios', 'cuidados'], words: BRIM },
  {
    fact: 'tremor',
    chapter: 'barba',
    words: (r) =>
      isBearded(r) || r.facts.has('no-beard')
        ? 'Com a mão que treme, aparador elétrico de pente fixo no lugar da lâmina, e o cotovelo apoiado: é mais difícil ferir a pele com ele.'
        : null,
  },
  {
    fact: 'blind',
    chapter: ['como-ler', 'cabelo'],
    words: 'Os desenhos não são precisos para usar estas páginas: o que mostram está também escrito.',
  },
  {
    fact: 'tracheostomy',
    chapter: ['decotes', 'roupa'],
    words:
      'Com a traqueostomia, gola aberta, ou tecido liso e solto que não encoste nem solte pelo: a abertura fica livre para o ar, e nada aperta o pescoço.',
  },
  {
    fact: 'tracheostomy',
    chapter: 'cuidados',
    words:
      'Sem talco, laquê nem perfume em spray perto da traqueostomia; no corte e na barba, um pano limpo e frouxo desvia os fios da abertura, sem fechá-la.',
  },
  {
    fact: 'cpap',
    chapter: 'cuidados',
    words: (r) =>
      `Para a faixa do CPAP não marcar, ${
        hairReachOf(r) === 'comprido'
          ? 'deite com o cabelo seco, trançado frouxo e baixo, e a faixa por cima do fio solto da nuca'
          : 'deite com o cabelo seco; de manhã, mãos molhadas na raiz, da nuca para a frente'
      }.${isBearded(r) ? ' Se a barba deixar o ar escapar, quem cuida do aparelho diz que máscara serve com ela.' : ''}`,
  },
  {
    fact: 'lip-scar',
    chapter: 'maquiagem',
    words:
      'A linha do lábio operado se segue como ela é: cor cremosa do centro para fora, borda solta, e nenhuma curva desenhada que não esteja ali.',
  },
  {
    fact: 'lip-scar',
    chapter: 'barba',
    words: (r) =>
      isBearded(r)
        ? 'Onde a cicatriz do lábio passa, o bigode não fecha: apare os dois lados na mesma altura e deixe a falha à vista, ou os pelos de cima caírem por ela; a lâmina a contorna.'
        : null,
  },
  {
    fact: 'burn-scar',
    chapter: 'cuidados',
    words:
      'A pele de queimadura pode sentir menos o calor e se mancha mais ao sol: protetor nela todos os dias, secador no morno e longe, e tinta ou química nunca em cima dela.',
  },
  {
    fact: 'facial-palsy',
    chapter: 'cuidados',
    words:
      'Se o olho do lado da paralisia não fecha inteiro, água, espuma, laquê e fio ficam longe dele, e a cor para antes da linha dos cílios; o resto é com quem trata você.',
  },
  {
    fact: 'dialysis',
    chapter: ['roupa', 'cuidados'],
    words: 'No braço da fístula, manga larga, e nada que aperte ou pese: nem relógio, nem pulseira, nem alça de bolsa.',
  },
]
