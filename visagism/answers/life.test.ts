import { describe, expect, test } from 'vitest'
import { readBrief, type Brief } from '../reading/reading.ts'
import { guideOf } from '../testing/strangers/guide.ts'
import { STRANGERS } from '../testing/strangers/strangers.ts'
import { neverFeminine, neverMasculine } from '../testing/strangers/vocabulary.ts'
import { answersOf } from './answers.ts'
import { broughtUpIn } from './earned.ts'
import { LIFE_ANSWERS } from './life.ts'

const topicsOf = (note: string): string[] => {
  const isBroughtUp = broughtUpIn(note)
  return LIFE_ANSWERS.flatMap((answer) => ('heard' in answer && isBroughtUp(answer) ? [answer.what] : []))
}

describe('of work, sport, money, body and identity', () => {
  test.each([
    ['sou da PM e tem regulamento', ['A farda']],
    ['sou enfermeira no pronto-socorro', ['O hospital']],
    ['sou advogada, vivo em audiência', ['O fórum']],
    ['só aparece meu rosto na chamada de vídeo', ['A chamada de vídeo']],
    ['trabalho em casa com a câmera ligada', ['A chamada de vídeo']],
    ['motorista aqui, o dia todo na rua', ['O volante']],
    ['passo o dia no fórum', ['O fórum']],
    ['quero um visual mais masculino', ['O desenho mais reto']],
    ['comecei a usar aparelhinho no ouvido', ['A conversa no salão']],
    ['etiqueta me pinica', ['O tecido que não incomoda']],
    ['dói quando prendo', ['O peso do cabelo preso']],
    ['esse guia é para o meu neto de 15 anos', ['A idade de quem lê']],
    ['minha irmã Lúcia corta meu cabelo', ['Quem corta em casa']],
    ['sou professora do fundamental', ['A sala de aula']],
    ['trabalho com crianças numa creche', ['O trabalho com crianças']],
    ['mexo com obra, muita poeira', ['O pó do trabalho']],
    ['sou motorista de aplicativo', ['O volante']],
    ['sou mecânico, graxa o dia todo', ['A graxa']],
    ['sou drag nos fins de semana', ['A maquiagem de cena']],
    ['tenho entrevista na terça', ['A vaga']],
    ['quero ser levada a sério', ['O ar de seriedade']],
    ['tô desempregada', ['Sem gastar agora']],
    ['nado todo dia, é muito cloro', ['A touca e o cloro']],
    ['surfo todo fim de semana', ['O surfe']],
    ['treino jiu-jitsu e a barba atrapalha', ['A barba no quimono']],
    ['corro na praia', ['A corrida']],
    ['malho 5x por semana', ['O treino']],
    ['jogo bola todo domingo', ['A bola']],
    ['vou de bicicleta pro serviço', ['A bicicleta']],
    ['faço balé desde criança', ['A dança']],
    ['faço capoeira', ['A capoeira']],
    ['moro longe do salão', ['O salão longe']],
    ['corto eu mesma em casa', ['Quem corta é você']],
    ['tenho uma maquininha em casa', ['A máquina em casa']],
    ['vou todo sábado no barbeiro', ['A visita de toda semana']],
    ['tenho 4 filhos', ['A casa cheia']],
    ['tenho que usar o que já tenho', ['A roupa que já existe']],
    ['minha mão treme muito', ['A mão que treme']],
    ['tenho Parkinson', ['A mão que treme']],
    ['sou cega', ['Sem depender do espelho']],
    ['tenho baixa visão', ['Sem depender do espelho']],
    ['uso cadeira de rodas', ['A cadeira de rodas']],
    ['tenho autismo, detesto barulho', ['O jeito de atender']],
    ['uso aparelho auditivo', ['A conversa no salão']],
    ['tenho artrite nas mãos', ['As mãos que doem']],
    ['tenho enxaqueca com cheiro', ['A dor de cabeça']],
    ['o coque pesa e dá dor de cabeça', ['A dor de cabeça', 'O peso do cabelo preso']],
    ['tenho psoríase no couro', ['A psoríase no couro cabeludo']],
    ['tenho hipotireoidismo', ['A tireoide']],
    ['tomo roacutan', ['A isotretinoína']],
    ['tô na menopausa, calorão o dia inteiro', ['As ondas de calor']],
    ['engordei 20 quilos', ['O corpo de hoje']],
    ['vou operar dia 12', ['A cirurgia']],
    ['queria um corte que não precise de pente na parte de cima', ['Sem pente']],
    ['arranco o cabelo quando fico nervosa', ['O lugar mais ralo']],
    ['faço terapia', ['A terapia']],
    ['minha mãe faleceu em maio', ['A sua perda']],
    ['fiquei viúva ano passado', ['A sua perda']],
    ['tô de luto', ['A sua perda']],
    ['me separei faz 3 meses', ['O recomeço']],
    ['sou homem trans e quero um corte mais masculino', ['O desenho mais reto']],
    ['sou travesti, quero suavizar o maxilar', ['O maxilar mais macio']],
    ['uso binder', ['O binder']],
    ['sou lésbica e todo mundo quer me deixar feminina', ['O seu jeito, e não o dos outros']],
    ['quem corta é minha prima em casa', ['Quem corta em casa']],
    ['minha filha vai passar a máquina aqui em casa', ['Quem corta em casa']],
    ['minha tia faz minhas tranças de graça', ['Quem corta em casa']],
    ['O guia é pra minha filha de 14 anos, quem escreve é a mãe', ['A idade de quem lê']],
    ['Posso cortar agora ou espero?', ['Cortar agora ou esperar']],
    ['caso em março, corto quando?', ['Cortar agora ou esperar']],
    ['moro longe do salão', ['O salão longe']],
    ['caso em março, corto quando?', ['Cortar agora ou esperar']],
  ])('“%s” is answered', (note, topics) => {
    expect(topicsOf(note)).toEqual(topics)
  })

  test.each([
    'minha irmã é enfermeira',
    'meu marido é policial',
    'meu pai é mecânico',
    'assisti uma entrevista de vocês',
    'vi vocês na internet',
    'não sou advogada',
    'minha amiga faz terapia',
    'era professora, hoje aposentada',
    'já fui motorista',
    'meu cabelo é obra de Deus',
    'isso é uma obra-prima',
    'a máquina de lavar quebrou',
    'corro atrás dos meus sonhos',
    'tenho 2 cachorros',
    'minha prima é linda',
    'minha prima indicou vocês',
    'minha mãe corta caminho',
    'faz tempo que não corto',
    'quando corto fica bom',
    'moro longe da minha família',
    'o barbeiro é perto',
    'não treino',
    'nunca fiz terapia',
    'perdi minha paciência',
    'perdi a hora',
    'minha paciência morreu',
    'meu celular morreu',
    'estou morto de cansaço',
    'a cicatriz da barriga aparece',
    'meu cabelo é pesado',
    'peso 60 quilos',
    'uso aparelho nos dentes',
    'não tenho enxaqueca',
    'meu avô é cego',
    'cega de amor kkk',
    'paixão cega por batom',
    'ninguém me leva a sério kkk',
    'tremo de medo de tesoura',
    'minha filha tem 20 anos',
    'tenho 30 anos',
    'sou binário',
    'uso laser no rosto para manchas',
    'surfista prateado',
    'nado em dívidas',
    'banco de oficina',
    'fiz bicicleta ontem',
    'dia 21/01 tem a solenidade da minha promoção e vai ter foto',
    'comprei numa promoção',
    // Who one is says nothing of what one wants.
    'sou mulher trans',
    'sou trans feminina e trabalho num cartório',
    'sou homem trans, quero um corte que dure',
    'sou travesti e adoro meu queixo',
    'sou lésbica',
    'não quero suavizar o maxilar',
    'minha irmã quer suavizar o maxilar',
    // The word alone, in another sense.
    'tenho uma máquina de lavar nova',
    'tenho maquininha de cartão no meu salão',
    'a cabeceira da cama quebrou',
    'gosto de ver futebol com meu pai',
    'sou promotora de vendas',
    'preciso criar juízo',
    'a audiência do meu canal caiu',
    'moro do lado do quartel',
    'adoro obra de arte',
    'tenho alergia a poeira',
    'vou deixar minha filha na creche',
    'corro pra pegar o ônibus',
    'tenho artrose no joelho',
    'a máquina sem pente me assusta',
    'tenho psoríase no joelho',
    'não enxergo de longe sem óculos',
    'comprei uma blusa pela etiqueta',
    'isso é dor de cabeça pra mais tarde',
    'me separei da minha chapinha',
    'perdi meu marido de vista no shopping',
    'quero tirar o peso do cabelo',
    // Not theirs, over, or refused.
    'a enfermeira disse para lavar menos',
    'minha fisioterapeuta pediu para eu prender',
    'meu supervisor reclama',
    'odeio academia',
    'não quero parecer mais velha',
    'passei da menopausa sem sentir nada',
    'já tomei roacutan há dez anos',
    'sou divorciada há vinte anos',
    'meu pai faleceu quando eu tinha dois anos',
    'quem corta minha grama é meu primo',
    'minha esposa apara as plantas em casa',
    'minha tia corta cabelo no salão dela',
    'minha sobrinha de 12 anos adora meu cabelo',
    'tenho uma filha de 14 anos que me ajuda a pintar',
    'tenho 2 filhos adultos',
    // Asked not to be spoken of.
    'tenho enxaqueca forte, mas não falem disso',
    'fiquei viúva ano passado. não quero que toquem nesse assunto',
  ])('“%s” is not', (note) => {
    expect(topicsOf(note)).toEqual([])
  })
})

test('the letter names each in at most ninety characters', () => {
  const long = LIFE_ANSWERS.filter((answer) => 'why' in answer && answer.why.length > 90)
  expect(long).toEqual([])
})

function briefSaying(id: string, note: string): Brief {
  const some = STRANGERS.find((stranger) => stranger.id === id)
  if (!some) throw new Error('That buyer is gone: take another.')
  return { ...some.brief, form: { ...some.brief.form, observations: note } }
}
const saidOf = (brief: Brief): string[] => answersOf(readBrief(brief), () => true).map(({ words }) => words)

test.each([
  ['Me tratem no masculino.', 'Que o tratamento é no masculino, do lavatório à despedida.'],
  ['Pronome elu, por favor.', 'Que o tratamento é no neutro (elu), do lavatório à despedida.'],
  ['Não me chama de moça.', 'Que o tratamento é só pelo nome, do lavatório à despedida.'],
])('“%s” is asked of whoever cuts, and no page breaks it', (note, asked) => {
  const brief = briefSaying('marli-dos-tecidos', note)
  expect(saidOf(brief)).toContain(asked)
  const guide = guideOf(brief)
  expect([neverFeminine(guide), neverMasculine(guide)]).toEqual([true, true])
})

test.each([
  ['Quem corta é minha prima, em casa.', 'à sua prima, em casa: fio limpo'],
  ['Meu marido vai passar a máquina aqui em casa.', 'ao seu marido, em casa: máquina'],
  ['Minha tia faz minhas tranças de graça.', 'à sua tia, em casa: trança de raiz folgada'],
])('“%s” has its card speak to whoever does it', (note, words) => {
  expect(saidOf(briefSaying('marli-dos-tecidos', note)).join(' ')).toContain(words)
})

test('a rule that ends on a day says what is grown after it', () => {
  const said = saidOf(briefSaying('jeferson', 'Barba não pode na corporação. Isso vale até 1º de fevereiro.'))
  expect(said.join(' ')).toMatch(/Depois de 1º de fevereiro, se quiser barba/)
})
