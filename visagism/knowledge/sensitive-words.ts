/**
 * Words that only a person may answer: health, allergy, hair loss, faith, trauma, identity. Broad on purpose, typos included: a false alarm
 * costs an hour, a miss may hurt someone.
 */
import { commandsIn } from './commands.ts'
import { minorsIn, type WordPlace } from './minors.ts'
import { MOST_READ, plainLetters } from './observations.ts'

export const CONCERNS = [
  'alergia',
  'saúde',
  'queda de cabelo',
  'fé',
  'trauma',
  'identidade',
  'menor de idade',
  'atendimento',
  'quem fala com o programa',
] as const
export type Concern = (typeof CONCERNS)[number]

export type SensitiveWord = {
  readonly concern: Concern
  /** As written. */
  readonly word: string
}

/** Separated by commas, across lines. */
const list = (words: string): string[] => words.trim().split(/,\s+/)

/** Beginnings, lower case without accents; a space matches spaces and hyphens. */
const STEMS: Readonly<Record<Concern, readonly string[]>> = {
  alergia: list(`
    alerg, alerj, anafila, intoleran, sensibili, pele sensivel, couro cabeludo sensivel, couro sens,
    amonia, formol, latex, niquel, arde, ardi, ardo, queima, queimo, coca, cocand, coceir, irrita,
    urticari, inchac, incha, empol, reacao, reage`),
  saúde: list(`
    saude, doenc, doent, medic, remedio, hospital, cirurg, operei, operad, operacao, internad, gravid,
    gestac, gestant, amament, lactant, pos parto, puerper, aborto, menopaus, climater, quimio, quimo,
    radioter, cancer, tumor, oncolog, mastectom, metasta, leucem, linfom, tireoid, tiroid, hipotire,
    hipertire, hashimoto, hormon, ovario, sop, diabet, pressao alta, hiperten, anemi, lupus, fibromialg,
    esclerose, epilep, convuls, enxaquec, labirint, asma, hiv, aids, hepatit, parkinson, alzheimer, avc,
    derrame, parali, infart, marca passo, dermat, derme, psori, rosacea, vitiligo, melasma, eczema, acne,
    seborr, caspa, foliculit, micose, fungo, herpes, ferida, queloid, cicatri, pelanc, sarcoid, hirsut,
    roacutan, isotretin, minoxidil, finaster, corticoid, anticoag, antidepress, hidroxi, botox, preench,
    harmoniza, implante, protese, aparelho auditivo, aparelho no ouvido, surd, coclear, cego, cega,
    cegueir, baixa visao, deficien, cadeira de rodas, cadeirant, amputa, muleta, sindrome, down, autis,
    autist, tea, tdah, bipolar, esquizo, transtorn, terapi, psiqui, psicol, labio leporino, fissura,
    paraplegi, tetraplegi, hemiplegi, dor, dores, doi, doem, sensorial, ostom, ulcera, artrit, artros, reumat, tendinit, bursit,
    capsulit, osteopor, fibrose, visao baixa, monocular, glaucoma, catarata, ceratocon, enxergo pouco, enxergo muito pouco,
    enxergo mal, enxergo quase nada, nao enxergo, um braco so, so um braco, so tenho um braco, uma mao so, so uma mao,
    so tenho uma mao, um olho so, so um olho, no tato`),
  'queda de cabelo': list(`
    alopec, alopes, calv, careca, queda, caindo, caido, cabelo cai, cai muito, cair muito, caem, cairam,
    perdi cabelo, perdi o cabelo, perdi os cabelo, perdendo cabelo, perdendo o cabelo, perda de cabelo,
    perda capilar, perdi meu cabelo, perdi todo, rarea, raread, ralo, rala, ralead, ralinh, afinand,
    afinou, falhas no cabelo, falha no cabelo, falhas no couro, buraco, entrada, peruca, lace, mega hair,
    aplique, transplante, fio fino, fios finos, pouco cabelo, sem cabelo, sem sobrancelha, sem cilios,
    testa abrindo, testa esta abrindo, testa ta abrindo, temporas abrindo, temporas estao abrindo, temporas tao abrindo,
    recuando, abrindo dos lados, abrindo nos lados, clareira, cabelo quebr, corte quimico`),
  fé: list(`
    hijab, hijabe, veu, turbante, burca, niqab, lenco, kipa, quipa, igreja, templo, culto, missa, religi,
    fe, deus, jesus, biblia, evangel, catolic, crista, cristao, cristas, crente, pastor, padre, freira,
    pentecost, assembleia de deus, congregac, adventist, testemunha de, mormon, espirit, umband, candombl,
    orixa, axe, terreiro, iniciad, feitura, filha de santo, filho de santo, santo, mae de santo,
    pai de santo, mucul, islam, islao, ramada, judeu, judia, judaic, judais, budis, hindu, sikh, rastaf,
    promessa, voto, sagrad`),
  trauma: list(`
    tricotil, arranco, arrancar, trauma, abus, violen, agress, agredi, bullying, buling, assedi, estupr, acident, queimad, luto, falec,
    morreu, morte, perdi minha, perdi meu, viuv, depress, deprim, ansied, panico, suicid, automutil,
    me corto, anorex, bulimi, compuls, toc, medo, vergonha, odeio meu, odeio minha, me odeio,
    baixa autoestima, disformi, queria sumir, quero sumir, vontade de sumir, ultimo presente, parei de comer, sem comer,
    me persegue, perseguid, apanhei, apanho, me bate, bateu em mim, irreconhecivel, medida protetiva, sensivel a toque, sensivel ao toque, nao gosto que toquem,
    nao gosto que me toquem, nao suporto toque, nao suporto que toquem, racis, homofob, transfob, gordofob`),
  identidade: list(`
    trans, transex, transgen, travesti, transicao de genero, transicao hormonal, genero, disforia,
    nao binari, intersex, retificac, nome social`),
  'menor de idade': list(`
    minha escola, na escola, meu colegio, no colegio`),
  atendimento: list(`
    paguei, cobraram, cobranca, cobrado, estorno, reembols, dinheiro de volta, processar, procon, reclame aqui, advogado,
    lgpd, apaguem, apagar minhas fotos, publiqu, guia anterior, ja comprei, comprei antes, atendente, falar com alguem, pessimo,
    golpe, hoje mesmo, entregue hoje, assistente d`),
  'quem fala com o programa': list('ignora todas, instrucoes, prompt, system, json, jailbreak, chatgpt'),
}

/** Must match a whole word. */
const WHOLE: ReadonlySet<string> = new Set(
  list(`
    arde, ardi, ardo, coca, dor, doi, doem, fe, tea, sop, down, toc, trans, axe, santo, genero, medo, voto, lace,
    rala, ralo, crista, cego, cega, reage, derme, missa, culto, me corto, lenco, veu, aids, hiv, avc, asma,
    padre, queda, caem, luto, system, json, prompt`),
)

/** One wrong, missing or doubled letter still matches. */
const MISSPELT: Readonly<Record<Concern, readonly string[]>> = {
  alergia: list('alergic, alergia, anafilax'),
  saúde: list(`
    dermatit, psoriase, rosacea, vitiligo, tireoide, cicatriz, cirurgi, gravidez, amament, quimioterapia, radioterapia,
    remedio, medicament, fibromialgia, hipotireoid, diabetes`),
  'queda de cabelo': list('alopecia, calvicie, entradas, rareando'),
  fé: list('turbante, evangelic, religioso, religiao, muculman, candomble'),
  trauma: list('traumatiz, depressao, ansiedade, violencia, bullying'),
  identidade: [],
  'menor de idade': [],
  atendimento: [],
  'quem fala com o programa': [],
}

const PATTERNS = CONCERNS.map((concern) => {
  const stems = STEMS[concern].map((stem) => stem.replaceAll(' ', '[\\s-]+') + (WHOLE.has(stem) ? 's?\\b' : '\\w*'))
  return { concern, pattern: new RegExp(`\\b(?:${stems.join('|')})`, 'g') }
})

const WHERE_ONE_WORKS =
  '(?:trabalh\\w+|servico|plant(?:ao|oes)|turno|enfermeir[oa]|tecnic[oa]|recepcionista|porteir[oa]|copeir[oa]|limpeza|faxin\\w+|maqueir[oa]|uniforme|jaleco|touca)'
/** To the word, unless a comma or a patient's verb comes between. */
const WORKS_ON =
  '(?:(?!\\b(?:mas|estou|to|estive|fiquei|fui|vou|sai|depois|internad\\w*|afastad\\w*)\\b)[^.,;!?\\n]){0,30}'

/** The same letters in another sense: a form filled in, a scarf of an illness or a neck, a fear of a haircut. Where a group is named, it alone. */
const OTHERWISE: readonly (readonly [Concern, RegExp])[] = [
  [
    'saúde',
    /\bpreench\w+(?= (?:porque|pq|por|o (?:formulario|campo|cadastro|questionario)|(?:a|as|os) (?:fichas?|campos?|respostas?|perguntas?)|tudo|isso|aqui|so|sem|errado|certo|de qualquer))/g,
  ],
  // It annoys.
  ['alergia', /\bme (irrita)(?!\w)(?!.{0,24}\b(?:pele|rosto|olhos?|couro|labios?)\b)/g],
  // The sun does it, not a substance.
  ['alergia', /\b(?:queim\w+|arde|ardi|ardo)(?=(?:(?! (?:e|mas|depois|quando)\b)[^.,;!?\n]){0,32}\b(?:sol|praia)\b)/g],
  [
    'alergia',
    /\b(?:sol|praia)\b(?:(?!\b(?:tinta|creme|filtro|protetor|produto|quimica)\b)[^.,;!?\n]){0,24}\b(queim\w+|arde|ardi|ardo)/g,
  ],
  // Nor heat.
  ['alergia', /\b(?:chapinha|prancha|secador|baby ?liss|modelador|fogao|ferro)\b[^.,;!?\n]{0,24}\b(queim\w+)/g],
  ['alergia', /\bqueim\w+(?=[^.,;!?\n]{0,30}\b(?:chapinha|prancha|secador|baby ?liss|modelador|fogao|ferro)\b)/g],
  // “Sem aplique”, “lace eu não uso”: none is worn.
  [
    'queda de cabelo',
    /\b(?:(?:nao|n|num) (?:uso|quero|gosto d[aeo]|curto)|sem|nem|nunca usei)(?: (?:an?|o|um|uma|de))? (lace|lace front|aplique\w*|mega hair)\b/g,
  ],
  ['queda de cabelo', /\b(?:lace|apliques?|mega hair)(?=(?: front)? (?:eu )?(?:nao|n|num) (?:uso|quero|gosto|curto))/g],
  ['saúde', /\bdois\b/g],
  ['saúde', new RegExp(`\\b${WHERE_ONE_WORKS}\\b${WORKS_ON}\\b(hospital\\w*)`, 'g')],
  ['saúde', /\bhospital(?= (?:\w+ )?(?:e |eu |eu uso |uso )?(?:de )?(?:touca|jaleco|plantao|turno|uniforme)\b)/g],
  [
    'queda de cabelo',
    /\b(?:barba|bigode|cavanhaque|costeletas?)(?: (?:e|eh|esta|ta|muito|bem|meio|tao|mais|um pouco|ficou|nasce|cresce)){0,3} (ral[oa]s?|ralinh[oa]s?)\b/g,
  ],
  ['fé', /\blencos?(?= (?:no pescoco|de seda|de pescoco|estampad|umedecid|de papel))|\blencos?(?=.{0,30}\bperuca)/g],
  [
    'trauma',
    /\bmedo(?= (?:e (?:a|o|que|de)|d[eao]|que) (?:(?:a|o|essa|esse|minha|meu) )?(?:testa|franja|cort\w+|ficar|errar|mud\w+|parecer|tesoura|salao|tinta|resultado|nao (?:gostar|combinar|ficar)|arrepend\w+|orelhas?|queixo|nariz|progressiva|volume|frizz|curto))/g,
  ],
]

/**
 * The words that make a note wait for a person.
 * @param today ISO date of the note, for years of birth
 */
export function sensitiveWords(text: string | null | undefined, today?: string): SensitiveWord[] {
  const note = (text ?? '').slice(0, MOST_READ).normalize('NFC')
  const plain = plainLetters(note)
  const written = (at: number, length: number) => note.slice(at, at + length).replace(/\s+/g, ' ')
  const otherwise = OTHERWISE.flatMap(([concern, pattern]) =>
    [...plain.matchAll(pattern)].map(
      ({ index, 0: whole, 1: word = whole }) => `${concern} ${index + whole.length - word.length}`,
    ),
  )
  const exact = PATTERNS.flatMap(({ concern, pattern }) =>
    [...plain.matchAll(pattern)]
      .filter(({ index }) => !otherwise.includes(`${concern} ${index}`))
      .map((match) => ({
        concern,
        at: match.index,
        word: written(match.index, match[0].length),
      })),
  )
  const of = (concern: Concern, places: readonly WordPlace[]) =>
    places.map(({ at, length }) => ({ concern, at, word: written(at, length) }))
  const young = of('menor de idade', minorsIn(plain, today))
  const commands = of('quem fala com o programa', commandsIn(plain))
  const misspelt = [...plain.matchAll(/[a-z]{6,}/g)].flatMap((match) => {
    const near = CONCERNS.find((concern) => MISSPELT[concern].some((stem) => beginsNearly(match[0], stem)))
    return near ? [{ concern: near, at: match.index, word: written(match.index, match[0].length) }] : []
  })
  const found = [...exact, ...young, ...commands, ...misspelt].sort(
    (a, b) => a.at - b.at || b.word.length - a.word.length,
  )
  return found
    .filter(
      ({ word, at }, i) =>
        !found.slice(0, i).some((one) => one.word.toLowerCase() === word.toLowerCase() || one.at === at),
    )
    .map(({ concern, word }) => ({ concern, word }))
}

/** Give or take one letter. */
function beginsNearly(word: string, stem: string): boolean {
  return [-1, 0, 1].some((longer) => {
    const start = word.slice(0, stem.length + longer)
    return start.length === stem.length + longer && isNear(start, stem)
  })
}

function isNear(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const skip = (by: readonly [number, number]) => a.slice(same + by[0]) === b.slice(same + by[1])
  return skip([0, 0]) || skip([1, 1]) || skip([1, 0]) || skip([0, 1])
}
