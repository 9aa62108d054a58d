import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import type { Brief } from '../reading/reading.ts'
import { MARINA, RUI } from '../testing/test-people.ts'
import { broughtUpIn } from './earned.ts'
import { WORN_ANSWERS } from './worn.ts'

const topicsIn = (note: string): string[] => {
  const isBroughtUp = broughtUpIn(note)
  return WORN_ANSWERS.flatMap((answer) => (!('fact' in answer) && isBroughtUp(answer) ? [answer.what] : []))
}

/** What is heard, and what must not be: another's, over, or another thing of the same name. */
const TOPICS: Readonly<Record<string, readonly [heard: readonly string[], traps: readonly string[]]>> = {
  'O véu e o maxilar': [
    ['Uso hijab e acho meu maxilar largo.', 'Como pôr o véu num rosto muito redondo?'],
    ['Uso hijab e tenho os olhos grandes.', 'Meu maxilar é largo.'],
  ],
  'O pano com o equipamento do trabalho': [
    ['sou dentista, uso véu com jaleco e lupa', 'o turbante não para com o headset'],
    ['uso jaleco o dia todo', 'Uso véu em casa.'],
  ],
  'A touca que aperta': [
    ['a touca de baixo apertada me dá dor', 'Minha touca marca a testa.'],
    ['A touca do hospital é obrigatória.', 'O sapato aperta.'],
  ],
  'O véu que escorrega': [
    ['queria que o véu não escorregasse', 'No culto uso véu.', 'O lenço sai do lugar'],
    ['o óculos escorrega', 'Véu eu só usei no meu casamento, em 1998.'],
  ],
  'O véu da noiva': [
    ['Sou noiva e não sei onde prender o véu.', 'Caso em março e o véu é curto.'],
    ['Uso véu sempre.', 'A minha irmã vai ser noiva de véu.'],
  ],
  'O ojá, pela mão': [
    ['O ojá eu amarro de memória.', 'uso ojá até janeiro'],
    ['Já amarrei um pano.', 'Hoje amarro o tênis.'],
  ],
  'O turbante de sair': [
    ['Domingo vou de turbante para a igreja.', 'Quero turbante para uma festa.'],
    ['Vou a uma festa no domingo.', 'Minha tia foi de turbante ao casamento.'],
  ],
  'O turbante de todo dia': [
    ['Uso turbante todo dia.', 'no dia a dia prefiro o torço'],
    ['Todo dia lavo o cabelo.', 'Minha mãe usa turbante todo dia.'],
  ],
  'O lenço em cabeça sensível': [
    ['Na quimio uso lenço.', 'Depois da mastectomia comecei a usar turbante'],
    ['Faço quimioterapia.', 'Uso lenço no pescoço.'],
  ],
  'O peso do coque': [
    ['Prendo em coque e o peso me dá dor de cabeça.', 'o coque puxa demais'],
    ['Faço coque todo dia.', 'Tenho dor de cabeça.'],
  ],
  'A marca do chapéu': [
    ['O cabelo fica marcado do chapéu.', 'Tiro o boné e está tudo amassado.'],
    ['Uso chapéu no sol.', 'Comprei um chapéu.'],
  ],
  'O terno, a camisa e a gravata': [
    ['Vou de terno azul-marinho.', 'O terno é cinza, que gravata uso?'],
    ['O terno está apertado.', 'Meu pai vai de terno preto.'],
  ],
  'O traje do baile': [
    ['Uso pilcha nos bailes.', 'No CTG vou de bombacha'],
    ['Vou a bailes.', 'Danço forró.'],
  ],
  'O metal que dá alergia': [
    ['Tenho alergia a níquel.', 'bijuteria me irrita', 'O brinco coça e inflama.'],
    ['Uso bijuteria.', 'Tenho alergia a amônia.'],
  ],
  'O queloide': [
    ['Tenho tendência a queloide.', 'formo quelóide'],
    ['Tenho uma cicatriz.', 'Meu irmão tem queloide.'],
  ],
  'O lóbulo esticado': [
    ['Meu lóbulo está rasgado.', 'O furo da orelha esticou.'],
    ['Tenho dois furos na orelha.', 'A calça rasgou.'],
  ],
  'O alargador': [
    ['Uso alargador de 12.', 'tenho alargadores'],
    ['Quero alargar a risca.', 'Meu filho usa alargador.'],
  ],
  'A roupa de quem amamenta': [
    ['Estou amamentando.', 'Amamento até junho.'],
    ['Tenho filhos.', 'Minha irmã amamenta.'],
  ],
  'A roupa na cadeira de rodas': [
    ['Uso cadeira de rodas.', 'Sou cadeirante.'],
    ['A cadeira do salão dói.', 'Meu pai usa cadeira de rodas.'],
  ],
  'As golas da cabeça raspada': [
    ['Sou careca, o que faço?', 'Raspo a cabeça toda semana.'],
    ['Tenho medo de ficar careca.', 'Meu avô era careca.'],
  ],
  'O pescoço curto': [
    ['Meu pescoço é curto.', 'tenho pescoço muito grosso'],
    ['Cabelo curto no pescoço.', 'Meu cabelo é curto.'],
  ],
  'O pescoço comprido': [
    ['Tenho pescoço comprido.', 'pescoço de girafa, o meu'],
    ['Cabelo comprido até o pescoço.', 'Meu rosto é comprido.'],
  ],
  'O busto grande': [
    ['Tenho busto grande.', 'tenho muito peito'],
    ['Tenho pés grandes.', 'Trago no peito.'],
  ],
  'O busto pequeno': [
    ['Meus seios são pequenos? Tenho pouco busto.', 'busto pequeno'],
    ['Tenho boca pequena.', 'Pouco cabelo.'],
  ],
  'A camiseta de sempre': [
    ['Só uso camiseta.', 'Vivo de camiseta preta.'],
    ['Tenho uma camiseta.', 'Meu marido só usa camiseta.'],
  ],
  'A orelha sem furo': [
    ['Não furei a orelha.', 'não tenho furo na orelha'],
    ['Não tenho orelha grande.', 'Tenho orelha furada.'],
  ],
  'O brinco certo': [
    ['Que brinco combina com rosto quadrado?', 'Qual tipo de brinco eu uso?'],
    ['Gosto de brinco.', 'Não uso brinco.'],
  ],
  'O boné de todo dia': [
    ['Vivo de boné.', 'Uso boné o dia inteiro.'],
    ['Tenho um boné.', 'Uso boné no jogo.'],
  ],
  'A tatuagem do pescoço': [
    ['Tenho tatuagem no pescoço.', 'meu pescoço tatuado aparece'],
    ['Tenho tatuagem no braço.', 'Meu primo tem tatuagem no pescoço.'],
  ],
  'A roupa na chamada de vídeo': [
    ['Faço chamada de vídeo todo dia.', 'Trabalho em home office.'],
    ['Gravo vídeos.', 'Chamo o barbeiro.'],
  ],
  'A roupa da entrevista': [
    ['Tenho entrevista e não sei que roupa usar.', 'vou pra entrevista e tô sem nada'],
    ['Dei uma entrevista.', 'Não sei que roupa usar.'],
  ],
  'O uniforme': [
    ['Trabalho de uniforme.', 'uniforme obrigatório azul'],
    ['Quero algo uniforme.', 'Meu filho usa uniforme.'],
  ],
  'O jaleco': [
    ['Uso jaleco.', 'de jaleco o dia todo'],
    ['Sou dentista.', 'Minha chefe usa jaleco.'],
  ],
  'A beca e o capelo': [
    ['Vou de beca na colação.', 'o capelo amassa tudo'],
    ['Me formo em março.', 'Moro no beco.'],
  ],
  'A roupa de quem é do cortejo': [
    ['Sou madrinha e não sei que vestido usar.', 'vou de padrinho, que terno?'],
    ['Sou madrinha de um menino.', 'A minha madrinha usa vestido.'],
  ],
  'O vestido da festa': [
    ['O vestido é verde-garrafa.', 'meu vestido já é vermelho'],
    ['Gosto de verde.', 'O vestido é comprido.'],
  ],
  'A roupa do corpo de hoje': [
    ['Engordei 20 quilos.', 'sou gorda e amo'],
    ['Meu gato é gordo.', 'A minha mãe engordou.'],
  ],
  'A pouca altura': [
    ['Sou baixinha.', 'tenho 1,52 m'],
    ['Quero nuca baixa.', 'Manutenção baixa.'],
  ],
  'A muita altura': [
    ['Sou muito alta.', 'tenho 1,90 m de altura'],
    ['Minha testa é alta.', 'Gola alta.'],
  ],
  'O ombro largo': [
    ['Tenho ombro largo.', 'meus ombros são muito largos'],
    ['Cabelo no ombro.', 'Rosto largo.'],
  ],
  'O ombro estreito ou caído': [
    ['Tenho os ombros caídos.', 'ombro estreito'],
    ['Cabelo caído no ombro.', 'Nariz fino.'],
  ],
  'A barriga': [
    ['Quero disfarçar a barriga.', 'minha barriga me incomoda'],
    ['Minha filha na barriga.', 'A testa me incomoda.'],
  ],
  'O suor': [
    ['Suo muito.', 'tenho fogachos'],
    ['Faz calor.', 'Meu pai sua muito.'],
  ],
  'O armário que não se usa': [
    ['Meu armário está cheio e não tenho nada pra vestir.', 'tenho muita roupa que não uso'],
    ['O armário é branco.', 'Não uso maquiagem.'],
  ],
  'O preto de sempre': [
    ['Só uso preto.', 'visto só preto'],
    ['Uso cinza no trabalho.', 'Meu cabelo é preto.'],
  ],
  'O receio das cores': [
    ['Tenho medo de cor.', 'não sei combinar cores'],
    ['Tenho medo de cortar.', 'Não sei combinar horário.'],
  ],
  'Ouro ou prata': [
    ['Ouro ou prata?', 'uso dourado ou prateado?'],
    ['Só uso prata.', 'Bodas de ouro.'],
  ],
  'O que se traz no pescoço por fé': [
    ['Uso meus fios de contas.', 'não tiro o escapulário'],
    ['Quero o guia.', 'Faço as contas.'],
  ],
  'A sexta de branco': [
    ['Na sexta visto branco.', 'branco às sextas, sempre'],
    ['Na sexta caso.', 'Fio branco na testa.'],
  ],
  'O hábito': [
    ['Sou freira.', 'vivo a vida consagrada'],
    ['Tenho o hábito de prender.', 'A minha tia é freira.'],
  ],
  'A peruca e o lenço de quem é casada': [
    ['Cubro o cabelo com peruca.', 'uso tichel'],
    ['Usava peruca.', 'Cubro os brancos com tinta.'],
  ],
  'A roupa da gravidez': [
    ['Estou grávida e nenhuma roupa serve.', 'que vestido usar na gravidez?'],
    ['Estou grávida.', 'Uso vestido.'],
  ],
  'A roupa depois da mastectomia': [
    ['Vou fazer mastectomia.', 'uso prótese mamária'],
    ['Uso prótese capilar.', 'Sem um brinco.'],
  ],
  'Vestir-se com um braço': [
    ['Só tenho um braço.', 'me visto com uma mão só'],
    ['Não levanto o braço.', 'Tatuagem num braço só dela.'],
  ],
  'O binder': [
    ['Uso binder.', 'com o binder fica reto'],
    ['Uso bandana.', 'Quero um fichário.'],
  ],
  'O lenço no pescoço': [
    ['Gosto de usar lenço no pescoço.', 'adoro echarpe no pescoço'],
    ['Uso lenço na cabeça.', 'Meu pescoço coça.'],
  ],
  'O chapéu do sol': [
    ['Uso chapéu no sol.', 'chapéu de praia'],
    ['Uso chapéu no baile.', 'Tomo sol.'],
  ],
  'A cor que não combina com a pele': [
    ['Que cor me apaga?', 'qual cor me envelhece'],
    ['Que cor é essa?', 'A luz apaga.'],
  ],
  'A foto do documento': [
    ['Foto do passaporte em março.', 'preciso de foto para linkedin'],
    ['As fotos são de ontem.', 'Foto do meu filho.'],
  ],
  'Os óculos e o que pende': [
    ['Uso óculos e gosto de brinco.', 'brinco grande com armação grossa'],
    ['Uso óculos.', 'Gosto de brinco.'],
  ],
  'A cicatriz ou a marca do pescoço': [
    ['Tenho cicatriz no pescoço.', 'manchas no colo'],
    ['Cicatriz na testa.', 'Pescoço curto.'],
  ],
  'O salto que não se usa': [
    ['Não uso salto.', 'detesto salto alto'],
    ['Salto de alegria.', 'Uso salto.'],
  ],
}

describe('what is brought up about cloth, clothes and what is worn', () => {
  test('each topic has its sentences and its traps', () => {
    const topics = WORN_ANSWERS.flatMap((answer) => ('fact' in answer ? [] : [answer.what]))
    expect(new Set(Object.keys(TOPICS))).toEqual(new Set(topics))
  })

  test.each(Object.entries(TOPICS))('%s', (what, [heard, traps]) => {
    expect(heard.filter((note) => !topicsIn(note).includes(what))).toEqual([])
    expect(traps.filter((note) => topicsIn(note).includes(what))).toEqual([])
  })

  test('the letter’s words fit their room', () => {
    const long = WORN_ANSWERS.flatMap((answer) => ('fact' in answer || answer.why.length <= 90 ? [] : [answer.what]))
    expect(long).toEqual([])
  })
})

const pagesOf = (note: string, brief: Brief, observed: Brief['observed'] = {}): Map<string, string> =>
  new Map(
    analyse({
      ...brief,
      form: { ...brief.form, observations: note },
      observed: { ...brief.observed, ...observed },
    }).chapters.map((chapter) => [chapter.id, chapterTexts(chapter).join('\n').toLowerCase()]),
  )
const all = (pages: Map<string, string>, but: readonly string[] = ['carta', 'fontes', 'cartao']): string =>
  [...pages].flatMap(([id, text]) => (but.includes(id) ? [] : [text])).join('\n')

describe('what is refused is on no page', () => {
  const styles = ['Clássico', 'Moderno', 'Despojado', 'Elegante', 'Ousado'] as const
  test.each([
    ['Não uso calça.', /\bcalças?\b|\bjeans\b|\bbermuda/, MARINA],
    ['Detesto saia e vestido, não uso vestido.', /\bsaias?\b/, MARINA],
    ['Não tenho terno e odeio blazer.', /\bternos?\b|\bblazers?\b|\bpaletós?\b/, RUI],
    ['Não uso gravata.', /\bgravatas?\b/, RUI],
    ['Tecido sintético: não.', /sintétic|poliéster|chiffon|moletom/, MARINA],
    ['Só uso roupa lisa.', /\bestampa/, RUI],
    ['Não uso joias.', /\bbrincos?\b|\bargolas?\b|\bcolar\b|\banel\b|\bpulseira/, MARINA],
    ['Não suporto nada no pescoço.', /\bcolar\b|\bgargantilha|gola alta|\bcachecol/, MARINA],
    ['Pescoço e orelha ficam cobertos sempre.', /\bbrincos?\b|\bdecotes?\b/, MARINA],
    ['Sou cega.', /\bespelho/, MARINA],
    ['Não uso regata nem alcinha.', /ombro a ombro|\bregata|\balças?\b/, MARINA],
  ] as const)('“%s”', (note, refused, brief) => {
    for (const style of styles) {
      const pages = pagesOf(note, { ...brief, form: { ...brief.form, style } })
      expect(all(pages).match(refused)?.[0] ?? null).toBeNull()
      expect(pages.has('roupa')).toBe(true)
    }
  })

  test('a visit falls on the days that are free, and the plan says so', () => {
    for (const [note, days] of [
      ['Guardo o sábado.', [2, 3, 4, 5]],
      ['Segunda é minha folga.', [1]],
      ['Só posso ir ao salão de quinta.', [4]],
    ] as const) {
      const { calendar } = analyse({ ...RUI, form: { ...RUI.form, observations: note } })
      const visits = calendar.flatMap(({ tasks }) => tasks.filter(({ id }) => id === 'corte').map(({ at }) => at))
      expect(visits.length).toBeGreaterThan(2)
      expect(visits.filter((at) => !days.some((day) => day === new Date(at).getUTCDay()))).toEqual([])
    }
    expect(pagesOf('Segunda é minha folga.', RUI).get('plano')).toContain('caem em segunda')
  })

  test('whoever only wants a turban gets the page of the cloth beside all the others, drawn with it', () => {
    const pages = pagesOf('Queria aprender a amarrar um turbante.', MARINA)
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['cabelo', 'tecido', 'cartao']))
    expect(pages.has('tecido-cores')).toBe(false)
    expect(pages.get('tecido')).toMatch(/50 por 180/)
  })

  test('white alone for a while puts the other colours after it', () => {
    const pages = pagesOf('Até o fim de janeiro só visto branco.', MARINA)
    expect(pages.get('cores')).toContain('a partir de fevereiro')
    expect(pages.get('roupa')).toContain('até o fim de janeiro')
  })
})
