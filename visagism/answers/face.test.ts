import { describe, expect, test } from 'vitest'
import { findChapter, analyse } from '../analysis/analysis.ts'
import { hearNote } from '../facts/hear.ts'
import { BEARD_PREFERENCES } from '../knowledge/form.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import type { Brief } from '../reading/reading.ts'
import { readBrief } from '../reading/reading.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { broughtUpIn } from './earned.ts'
import { FACE_ANSWERS } from './face.ts'
import { askedOf } from './questions.ts'

const AT = '2026-11-27'
const topicsIn = (note: string): string[] => {
  const isBroughtUp = broughtUpIn(note)
  return FACE_ANSWERS.flatMap((answer) => ('heard' in answer && isBroughtUp(answer) ? [answer.what] : []))
}
const seen = (values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: AT }]))
const writing = (observations: string, brief: Brief): Brief => ({ ...brief, form: { ...brief.form, observations } })

const HEARD: readonly (readonly [note: string, what: string])[] = [
  ['A navalha me enche de bolinha no pescoço.', 'O pelo que encrava'],
  ['tenho pelo encravado direto', 'O pelo que encrava'],
  ['Meu cavanhaque falha bem no meio, tem jeito?', 'A falha do cavanhaque ou do bigode'],
  ['O bigode é ralo no meio.', 'A falha do cavanhaque ou do bigode'],
  ['minha barba tá branca e o cabelo preto', 'A barba branca'],
  ['O bigode está amarelando na ponta.', 'O amarelo do bigode'],
  ['Meu bigode entra na sopa.', 'O bigode que entra na comida'],
  ['O bigode não pode passar do canto da boca.', 'O bigode dentro dos cantos'],
  ['A barba piora a minha dermatite?', 'A pele debaixo do pelo'],
  ['É verdade que raspar engrossa?', 'Raspar engrossa?'],
  ['O barbeiro fala pra raspar pra engrossar, é verdade?', 'Raspar engrossa?'],
  ['A barba nasce só no queixo.', 'A barba que só nasce no queixo'],
  ['Tô com 14 meses de testosterona e a barba começou.', 'A barba que começa'],
  ['Faço laser no rosto, falta uma sessão.', 'Entre as sessões de laser'],
  ['quero barba pra esconder a papada', 'A barba e a papada'],
  ['meu queixo é pra dentro', 'O queixo recuado'],
  ['só bigode, fica ridículo?', 'Só o bigode'],
  ['cavanhaque tá fora de moda?', 'O cavanhaque'],
  ['Quero emendar o degradê com a barba.', 'A emenda da barba com o cabelo'],
  ['Na barba, os lados abrem demais.', 'Os lados que abrem'],
  ['Quero deixar a barba crescer.', 'A barba que você quer deixar'],
  ['A barba pinica e eu não aguento.', 'A barba que pinica'],
  ['Minha barba é ruiva e o cabelo castanho.', 'A barba de outra cor'],
  ['Tenho muito pelo na orelha.', 'Os pelos do nariz e da orelha'],
  ['O buço me incomoda.', 'Os pelos do rosto'],
  ['Trabalho com máscara que precisa vedar.', 'A máscara que veda'],
  ['A barba enche de cimento na obra.', 'O pó na barba'],
  ['E se a sobrancelha cair?', 'A sobrancelha que cai'],
  ['Minha sobrancelha não voltou, tirei nos anos 90.', 'A sobrancelha que não voltou'],
  ['Minhas sobrancelhas são duas taturanas.', 'A sobrancelha cheia demais'],
  ['Minhas sobrancelhas cresceram demais.', 'A sobrancelha cheia demais'],
  ['Os fios da sobrancelha estão muito compridos.', 'A sobrancelha cheia demais'],
  ['Minha sobrancelha é muito clara e some.', 'A sobrancelha clara'],
  ['Depois do derrame o lado direito do rosto caiu.', 'O lado que desceu'],
  ['Uso máscara N95 no turno todo.', 'A máscara que veda'],
  ['Comecei a usar aparelho no ouvido.', 'O aparelho auditivo e a haste'],
  ['A barba resseca e fica dura.', 'A barba áspera'],
  ['Dá pra fazer sobrancelha sem ficar marcada?', 'A sobrancelha sem marca de feita'],
  ['Minhas sobrancelhas quase se juntam.', 'As sobrancelhas que se juntam'],
  ['Minha micropigmentação ficou azulada.', 'A micropigmentação que mudou de cor'],
  ['Quero fazer micropigmentação, vale?', 'A micropigmentação'],
  ['Tenho muita espinha na testa.', 'A pele com espinhas'],
  ['Tenho melasma.', 'As manchas do rosto'],
  ['Tenho vitiligo e não quero esconder.', 'O vitiligo'],
  ['Minha pele fica vermelha à toa.', 'A pele que fica vermelha'],
  ['Minha pele é muito oleosa.', 'A pele que brilha'],
  ['Minhas olheiras são fundas.', 'As olheiras'],
  ['Minha pálpebra é caída.', 'A pálpebra que pesa'],
  ['Meus olhos são pequenos.', 'O olho pequeno'],
  ['Quero uma maquiagem leve, de dia.', 'A maquiagem leve'],
  ['A maquiagem derrete no palco.', 'A maquiagem que aguenta suor'],
  ['Preciso de uma maquiagem que dure 8h.', 'A maquiagem que dura o dia'],
  ['Quero cobrir a sombra do buço.', 'A sombra do buço'],
  ['Que batom aguenta a máscara?', 'O batom sob a máscara'],
  ['Base nenhuma combina comigo.', 'A base que não acerta'],
  ['Batom vermelho me deixa com cara de bruxa.', 'O batom vermelho'],
  ['Só faço make em 5 minutos.', 'A maquiagem rápida'],
  ['A maquiagem craquela em mim.', 'A maquiagem que marca as linhas'],
  ['Cílio postiço me dá coceira.', 'Os cílios'],
  ['Uso aparelho nos dentes.', 'O aparelho nos dentes'],
  ['Uma pinta no pescoço mudou de cor.', 'A pinta que mudou'],
  ['Tem umas manchas na cabeça, sou careca.', 'A pele da cabeça ao sol'],
  ['Meus óculos escorregam o tempo todo.', 'Os óculos que escorregam'],
  ['Os óculos marcam o nariz.', 'A marca dos óculos'],
  ['Meu grau é alto e a lente fica fundo de garrafa.', 'A lente grossa'],
  ['Uso óculos de leitura.', 'Os óculos de perto'],
  ['Amo óculos vermelho.', 'A armação de cor'],
  ['Meu óculos é de homem, né?', 'De quem é uma armação'],
  ['Óculos me deixa com cara de vó.', 'Os óculos que pesam na idade'],
  ['Meus olhos são muito afastados.', 'Os olhos afastados'],
  ['Tenho os olhos juntos.', 'Os olhos próximos'],
  ['Meu nariz é largo.', 'O nariz e a ponte'],
  ['Uso aparelho auditivo.', 'O aparelho auditivo e a haste'],
  ['Vou trocar os óculos em janeiro.', 'A troca dos óculos'],
  ['O médico vai trocar meu grau, mudo a armação?', 'A troca dos óculos'],
  ['Qual armação fica melhor?', 'Que armação'],
  ['Não vou trocar a armação esse ano.', 'A armação de hoje fica'],
  ['Quero óculos de sol que não pareça mosca.', 'Os óculos de sol'],
  ['Uso lente de contato.', 'A lente de contato'],
  ['Meus óculos embaçam com a máscara.', 'Os óculos que embaçam'],
  ['Os óculos dão reflexo na chamada.', 'Os óculos diante da câmera'],
  ['Tenho alergia a níquel.', 'O níquel na armação'],
  ['Faço a barba em casa.', 'A barba feita em casa'],
  ['A barba eu mesmo aparo em casa.', 'A barba feita em casa'],
  ['Minha pele faz queloide fácil.', 'A pele que forma queloide'],
  ['Tenho bolinhas na nuca.', 'A pele que forma queloide'],
  ['Tenho uma cicatriz na sobrancelha.', 'A cicatriz do rosto'],
  ['Rímel me dá alergia.', 'A pele que reage à maquiagem'],
  ['Meus poros são abertos.', 'Os poros'],
  ['Minha barba é áspera.', 'A barba áspera'],
  ['Qual a altura da costeleta?', 'A costeleta'],
  ['Minha pele é seca.', 'A pele seca'],
  ['Tenho lábios finos.', 'Os lábios finos'],
  ['Como faço maquiagem usando óculos?', 'Maquiagem atrás da lente'],
  ['Uma sobrancelha é mais alta que a outra.', 'Um lado diferente do outro'],
  ['Meu rosto é pequeno e nenhum óculos serve.', 'O tamanho da armação'],
  ['Armação transparente combina comigo?', 'A cor e o material da armação'],
]

/** Another meaning, somebody else's, over, or denied. */
const UNHEARD: readonly string[] = [
  'Minha unha vive encravada.',
  'Adoro blusa de bolinha.',
  'Meu pai tinha o bigode amarelo.',
  'Meu marido tem a barba branca.',
  'A camisa é branca e a barba, curta.',
  'Minha filha tem espinha na testa.',
  'Comi espinha de peixe.',
  'Minha irmã usa óculos vermelho.',
  'Quero trocar o corte e uso óculos.',
  'Quero mudar o cabelo. Uso óculos.',
  'Fiz laser na virilha anos atrás.',
  'Gosto de sopa.',
  'Quero tirar a barba.',
  'Quero barba feita todo dia.',
  'Uso cabelo atrás da orelha.',
  'O decote vai até a linha do queixo.',
  'Tenho um sinal de nascença no braço.',
  'Não tenho olheira nenhuma.',
  'Não tenho espinha.',
  'Não uso lente de contato.',
  'O vestido marca a cintura.',
  'Meus óculos são de grau.',
  'Minha marca preferida de óculos é nacional.',
  'Gosto de cores separadas por bloco.',
  'Moro perto da praia e uso óculos.',
  'A lâmpada do quarto reflete no espelho.',
  'Trabalho na base da empresa.',
  'Meu nariz me incomoda.',
  'Faço caminhada em casa.',
  'Não faço a barba em casa.',
  'Tenho uma cicatriz no joelho.',
  'Tenho alergia a camarão.',
  'Não tenho queloide.',
  'Gosto de roupa seca ao sol.',
  'Meu quarto é pequeno.',
  'Meu cabelo é áspero.',
  // The words stand there, and mean something else.
  'Os óculos novos passam pelo nariz com folga.',
  'Respiro mal pelo nariz.',
  'A franja comprida bate no nariz.',
  'O cabelo cai nos olhos.',
  'Gosto do cabelo afastado dos olhos.',
  'A mecha fica próxima dos olhos.',
  'Quero minha sobrancelha bem marcada.',
  'Minhas sobrancelhas são acinzentadas.',
  'Minha sobrancelha caiu com a idade.',
  'Raspar a cabeça engrossa o cabelo?',
  'Cortar as pontas faz o cabelo crescer mais?',
  'Fiz laser no rosto pra tirar mancha.',
  'Faço laser nas pernas, faltam 3 sessões.',
  'Tenho espinha nas costas.',
  'Fico com o rosto vermelho de vergonha.',
  'Gosto de blush que deixa a bochecha vermelha.',
  'Meus olhos são puxados, pequenos, de japonesa.',
  'Olho caído é o do meu cachorro.',
  'As bochechas da boneca são vermelhas.',
  'Tomo hormônio feminino e a barba ainda nasce, me incomoda.',
  // Loved, refused, hidden, or gone.
  'Amo minhas sobrancelhas peludas.',
  'Adoro minhas sobrancelhas claras.',
  'Minha irmã quer maquiagem que dure 8h.',
  'Descanso na sombra e faço a barba.',
  'Uso batom e máscara de cílios.',
  'Minhas olheiras são lindas.',
  'Meu batom vermelho é minha marca.',
  'Odeio óculos vermelhos.',
  'Quero esconder a cicatriz da testa com franja.',
  'Quero disfarçar meu vitiligo.',
  'A cicatriz da testa sumiu.',
  // Asked not to be spoken of.
  'Não quero que falem das minhas olheiras.',
  'Tenho cicatriz no lábio e não quero que falem disso.',
  'Minhas olheiras são fundas. Não comentem isso, por favor.',
  'Só não falem do meu nariz largo, por favor.',
  'Prefiro que não toquem no assunto das manchas no rosto.',
]

describe('what is brought up about the face', () => {
  test.each(HEARD)('“%s” is about %s', (note, what) => {
    expect(topicsIn(note)).toContain(what)
  })

  test.each(UNHEARD)('“%s” is about nothing here', (note) => {
    expect(topicsIn(note)).toEqual([])
  })

  test('every answer has a sentence of its own to be heard by, and fits the letter', () => {
    const topics = FACE_ANSWERS.flatMap((answer) => ('heard' in answer ? [answer] : []))
    const tried = new Set(HEARD.map(([, what]) => what))
    expect(topics.map(({ what }) => what).filter((what) => !tried.has(what))).toEqual([])
    expect(new Set(topics.map(({ what }) => what)).size).toBe(topics.length)
    expect(topics.filter(({ why }) => why.length > 90 || !why.endsWith('.'))).toEqual([])
  })

  test.each(HEARD)('“%s” leaves a guide with its letter', (note) => {
    for (const brief of [PAULO, { ...MARINA, form: { ...MARINA.form, makeup: 'Sim' as const } }])
      expect(findChapter(analyse(writing(note, brief)), 'carta')).not.toBeNull()
  })

  test('is answered on a page of their guide, in whole sentences', () => {
    const text = (note: string, brief: Brief, id: Parameters<typeof findChapter>[1]) =>
      JSON.stringify(findChapter(analyse(writing(note, brief)), id)?.sections)
    expect(text('É verdade que raspar engrossa?', PAULO, 'barba')).toContain('não engrossa barba nenhuma')
    expect(text('Meus óculos escorregam.', MARINA, 'oculos')).toContain('ponte baixa')
    expect(text('Vou trocar os óculos em janeiro.', MARINA, 'oculos')).toContain('Para trocar em janeiro: ')
  })
})

const FACTS_HEARD: readonly (readonly [note: string, facts: readonly string[]])[] = [
  ['Na minha empresa não pode barba.', ['no-beard']],
  ['Barba não pode no quartel, bigode pode.', ['no-beard']],
  ['A firma proíbe barba.', ['no-beard']],
  ['Não posso usar barba no trabalho.', ['no-beard']],
  ['Navalha não encosta no meu rosto.', ['no-blade']],
  ['Não uso gilete.', ['no-blade']],
  ['Na minha fé não se corta a barba.', ['beard-uncut']],
  ['Não aparo a barba.', ['beard-uncut']],
  ['Não se corta cabelo na lua cheia.', []],
  ['Não corto o cabelo na quaresma.', []],
  ['Na minha religião não se corta o cabelo.', ['no-cut']],
  ['Minha igreja não permite maquiagem.', ['faith', 'no-makeup']],
  ['Na minha religião não se corta a barba.', ['beard-uncut']],
  ['Não cresce barba em mim e tá tudo bem.', ['beard-grows-not']],
  ['Minha barba não cresce.', ['beard-grows-not']],
  ['Apareceu uma falha redonda do lado esquerdo da barba.', ['beard-has-gaps']],
  ['Bigode não pode, barba pode sim.', ['no-moustache']],
  ['Uso bigode desde os 16 pra cobrir a cicatriz.', ['moustache-stays', 'scar']],
  ['Não uso bigode.', ['no-moustache']],
  ['Uso bigode mas quero tirar.', []],
  ['Adoro meu bigode, mas vou tirar.', []],
  ['Tenho bigode e me incomoda.', []],
  ['Meu marido usa bigode.', []],
  ['Quero saber dos pelos da orelha.', []],
  ['Odeio os pelos do nariz.', []],
  ['Odeio minhas orelhas.', ['ears-bother']],
  ['Minha sobrancelha me incomoda.', ['brows-bother']],
  ['Não é permitido barba, cavanhaque é permitido.', ['no-beard']],
  ['A barba não pode passar de um centímetro.', []],
  ['No quartel a barba não pode ter mais de um dedo.', ['work-rule']],
  ['Barba não pode, bigode sim.', ['no-beard']],
  ['Não posso ficar sem barba.', ['beard-stays']],
  ['A barba não pode sair.', ['beard-stays']],
  ['A barba não pode chegar na gola.', []],
  ['A franja não pode cair no olho.', []],
  ['Não quero que o bigode cubra a boca.', []],
  ['Navalha não pode encostar em mim.', ['no-blade']],
  ['Não posso tirar a barba.', ['beard-stays']],
  ['A barba não cresce na bochecha.', ['beard-has-gaps']],
  ['Entre as sessões só posso lâmina.', []],
  ['Raspo tudo na lâmina.', ['shaved-stays']],
  ['Não quero nada feminino.', ['nothing-feminine']],
  ['Detesto coisa de menina.', ['nothing-feminine']],
  ['Quero um visual mais feminino.', []],
  ['Não quero nada feminino demais.', []],
]

test.each(FACTS_HEARD)('“%s” makes %j', (note, facts) => {
  const heard = hearNote(note, AT).facts.map(({ key }) => key)
  expect(new Set(heard)).toEqual(new Set(facts))
})

describe('the beard', () => {
  const bearded = (values: Parameters<typeof seen>[0], note = '', beardPreference: string | null = null): Brief => ({
    ...writing(note, PAULO),
    form: { ...PAULO.form, observations: note, beardPreference },
    observed: seen(values),
  })
  const drawn = (brief: Brief) => analyse(brief)

  test('that is missing, or that work may forbid, is made no longer than it is', () => {
    for (const note of ['Minha barba falha na bochecha.', 'Sou policial, uso farda.', 'Trabalho em cozinha.']) {
      const table = findChapter(drawn(bearded({ beard: 'curta' }, note, 'Curta')), 'barba')?.tables[0]
      expect(table?.rows).toHaveLength(3)
      expect(table?.rows.flatMap(([, sizes]) => /queixo (\d+) mm/.exec(sizes ?? '')?.[1] ?? []).map(Number)).toSatisfy(
        (chins: number[]) => chins.length > 0 && chins.every((mm) => mm <= 13),
      )
    }
  })

  test('full where it is missing was tapped by mistake: words win', () => {
    expect(readBrief(bearded({ beard: 'curta' }, 'Minha barba falha na bochecha.', 'Cheia')).beard).toBe('Curta')
    expect(readBrief(bearded({ beard: 'cheia' }, 'Minha barba falha na bochecha.', 'Cheia')).beard).toBe('Cheia')
  })

  test('has a lower and a fuller beside the wanted one, each with its millimetres and its rhythm', () => {
    for (const wanted of BEARD_PREFERENCES.filter((one) => one !== 'Sem barba' && one !== 'Não se aplica'))
      for (const beard of ['sem', 'por fazer', 'cheia'] as const) {
        const rows = findChapter(drawn(bearded({ beard, top: 'sem fios' }, '', wanted)), 'barba')?.tables[0]?.rows ?? []
        expect(rows).toHaveLength(3)
        for (const [what, sizes, home, barber] of rows) {
          expect(what).not.toBe('')
          expect(sizes).toMatch(/\d mm/)
          expect(home).not.toBe('')
          expect(barber).toMatch(/semana/)
        }
      }
  })

  test('that does not grow has no page', () => {
    const analysis = drawn(bearded({ beard: 'sem' }, 'Não cresce barba em mim e tá tudo bem.', 'Cheia'))
    expect(findChapter(analysis, 'barba')).toBeNull()
    expect(JSON.stringify(findChapter(analysis, 'sobrancelhas'))).toContain('nenhuma página espera por ela')
  })

  test('refused takes no moustache from who wears one, unless a clean face was tapped', () => {
    const note = 'Na empresa não pode barba.'
    const wanted = (tapped: string | null, values: Parameters<typeof seen>[0]) =>
      readBrief(bearded(values, note, tapped)).beard
    expect(wanted('Por fazer', { beard: 'bigode' })).toBe('Bigode')
    expect(wanted(null, { beard: 'bigode' })).toBe('Bigode')
    expect(wanted('Sem barba', { beard: 'bigode' })).toBe('Sem barba')
    expect(wanted('Por fazer', { beard: 'por fazer' })).toBe('Sem barba')
    const shaven = readBrief(bearded({ beard: 'bigode' }, `${note} Bigode também não quero.`, 'Por fazer'))
    expect(shaven.beard).toBe('Sem barba')
  })

  test('missing in places has one measure, that of its table', () => {
    const page = findChapter(
      drawn(bearded({ beard: 'por fazer' }, 'Minha barba falha na bochecha.', 'Por fazer')),
      'barba',
    )
    const sizes = page?.tables[0]?.rows[0]?.[1] ?? 'none'
    expect(JSON.stringify(page?.sections)).toContain(`a medida é ${sizes}`)
  })

  test('without a moustache is drawn and worded without one', () => {
    const analysis = drawn(bearded({ beard: 'cheia' }, 'Sem bigode.', 'Cheia'))
    expect(analysis.isLipBare).toBe(true)
    const { figures: _, ...words } = findChapter(analysis, 'barba') ?? { figures: [] }
    expect(JSON.stringify(words)).not.toMatch(/bigod/i)
  })

  test('that no scissors may come near is trimmed on no page', () => {
    const analysis = drawn(bearded({ beard: 'cheia' }, 'Na minha fé não se corta a barba.', 'Cheia'))
    const words = JSON.stringify(findChapter(analysis, 'barba'))
    expect(words).toContain('elástico de tecido')
    expect(words.replace('não vê tesoura', '')).not.toMatch(/tesoura|\bapar|\d mm|barbearia/i)
    expect(analysis.cares.map(({ id }) => id)).not.toContain('barbearia')
  })

  test('where no blade may come near is not shaved, and the card says so', () => {
    const analysis = drawn(bearded({ beard: 'cheia' }, 'Navalha não encosta no meu rosto.', 'Cheia'))
    expect(JSON.stringify(findChapter(analysis, 'barba'))).not.toMatch(/navalha|lâmina|gilete/i)
    expect(JSON.stringify(findChapter(analysis, 'cartao'))).toContain('navalha e lâmina não encostam')
  })
})

test.each([
  ['Queria testar só bigode, dá certo em mim?', 'até o canto da boca'],
  ['Bigode sozinho fica bem?', 'até o canto da boca'],
  ['Que barba combina comigo?', 'Ao seu contorno serve primeiro'],
])('“%s” is answered by what it asks', (question, words) => {
  const all = askedOf(readBrief(writing(question, PAULO)), () => true)
  expect(all.map(({ answer }) => answer?.words)).toEqual([expect.stringContaining(words)])
})

describe('what a page says of a part of the face', () => {
  const textOf = (note: string, brief: Brief, id: Parameters<typeof findChapter>[1]) =>
    JSON.stringify(findChapter(analyse(writing(note, brief)), id) ?? null)
  const older = { ...PAULO, observed: seen({ brows: 'cheias', hairColour: 'branco', greys: 'quase todos' }) }

  test.each(['Minhas sobrancelhas cresceram demais.', 'As sobrancelhas me incomodam, os fios estão compridos.'])(
    '“%s”: comb and scissors, no pencil',
    (note) => {
      const text = textOf(note, older, 'sobrancelhas')
      expect(text).toContain('penteie para cima')
      expect(text).not.toMatch(/mês de lápis/)
      expect(text.match(/perto de um centímetro/g)).toHaveLength(1)
    },
  )

  test('brows with gaps are filled, and nothing is cut', () => {
    const gaps = { ...MARINA, observed: seen({ brows: 'falhadas' }) }
    expect(textOf('Minhas sobrancelhas me incomodam.', gaps, 'sobrancelhas')).toContain('a falha se preenche a lápis')
  })

  test('dark skin is told first what leaves no mark', () => {
    const of = (skin: 'clara' | 'retinta') =>
      textOf('Tenho pelo no queixo, me incomoda.', { ...MARINA, observed: seen({ skin }) }, 'sobrancelhas')
    expect(of('retinta')).toMatch(/aparador elétrico.*Cera quente e lâmina rente são as que mais marcam/)
    expect(of('clara')).not.toContain('deixa mancha')
  })

  test('what nobody is to speak of is spoken of nowhere, in the letter neither', () => {
    for (const note of ['Não quero que falem da minha boca.', 'Minha boca me incomoda. Não comentem isso.']) {
      const told = analyse(writing(note, MARINA))
      expect(JSON.stringify(told.chapters)).not.toContain('Você falou da boca')
      const rows = findChapter(told, 'carta')?.lists.flatMap(({ items }) => items.map(({ what }) => what)) ?? []
      expect(rows).not.toContain('A boca')
    }
    expect(JSON.stringify(analyse(writing('Minha boca me incomoda.', MARINA)).chapters)).toContain('Você falou da boca')
  })

  test('white between blond strands, or under a dye, makes nobody grey-haired', () => {
    const of = (hairColour: 'loiro' | 'castanho' | 'grisalho', note = '') =>
      ['sobrancelhas', 'acessorios', 'franja']
        .map((id) =>
          textOf(
            note,
            { ...MARINA, observed: seen({ hairColour, greys: 'metade', brows: 'médias', length: 'médio' }) },
            id as Parameters<typeof findChapter>[1],
          ),
        )
        .join('')
    expect(of('loiro')).not.toMatch(/grisalh/i)
    expect(of('castanho', 'Pinto de castanho em casa a cada 20 dias.')).not.toMatch(/grisalh/i)
    expect(of('castanho')).toMatch(/grisalh/i)
    expect(of('castanho', 'Não pinto o cabelo.')).toMatch(/grisalh/i)
  })

  test('nothing points at ears that carry a hearing aid', () => {
    const short = { ...MARINA, observed: seen({ length: 'curto' }) }
    expect(textOf('', short, 'acessorios')).toContain('Com a orelha à mostra')
    expect(textOf('Comecei a usar aparelho no ouvido.', short, 'acessorios')).not.toContain('orelha à mostra')
    expect(textOf('Meu avô usa aparelho auditivo.', short, 'acessorios')).toContain('Com a orelha à mostra')
  })

  test('one side that came down is praised for no symmetry', () => {
    const text = JSON.stringify(analyse(writing('O lado esquerdo do meu rosto caiu um pouco.', MARINA)).chapters)
    expect(text).toContain('se acompanha, sem igualar nada')
    expect(text).not.toMatch(/de frente ninguém mede|[^s]simetria entre/i)
  })
})

test('a tapped “não” to make-up leaves its words out everywhere', () => {
  const analysis = analyse({ ...MARINA, form: { ...MARINA.form, makeup: 'Não', observations: '' } })
  const told = analysis.chapters.filter(({ id }) => !['carta', 'cartao', 'fontes'].includes(id))
  expect(JSON.stringify(told)).not.toMatch(/maquiag|batom|\bblush\b/i)
})
