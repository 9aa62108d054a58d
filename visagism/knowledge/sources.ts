/** Each advice table has a `Basis`, printed as "de onde vem", so that a visagist sees which rows to trust least. */

/** A primary source · B several independent · C one secondary · M general knowledge · X computed here · P our proposal. */
export const CERTAINTIES = ['A', 'B', 'C', 'M', 'X', 'P'] as const
export type Certainty = (typeof CERTAINTIES)[number]

export const CERTAINTY_WORDS: Readonly<Record<Certainty, string>> = {
  A: 'fonte primária: norma, tabela ou dado original',
  B: 'duas ou mais fontes independentes concordam',
  C: 'uma fonte secundária',
  M: 'conhecimento corrente da profissão, sem fonte única',
  X: 'calculado por nós a partir de dados publicados',
  P: 'proposta nossa, à espera de mais casos confirmados',
}

export type SourceId =
  | 'caliper'
  | 'mediapipe'
  | 'mediapipe-hairline'
  | 'canons'
  | 'minas'
  | 'atlas'
  | 'classifiers'
  | 'hallawell'
  | 'hallawell-shapes'
  | 'temperaments'
  | 'hair-lines'
  | 'ruler'
  | 'thresholds'
  | 'hair-guides'
  | 'beard-guides'
  | 'brow-guides'
  | 'glasses-guides'
  | 'neckline-guides'
  | 'light-dark'
  | 'maintenance-guides'
  | 'seasons'
  | 'seasons-structure'
  | 'dominant-trait'
  | 'skin-angle'
  | 'practice'
  | 'engine'
  | 'anpd'
  | 'convexity'
  | 'convexity-brazil'
  | 'profile-guides'

export type Basis = { readonly certainty: Certainty; readonly sources: readonly SourceId[] }

export type Source = {
  readonly id: SourceId
  readonly title: string
  readonly certainty: Certainty
  /** One sentence: what in the report rests on it. */
  readonly supports: string
  readonly url?: string
}

export const SOURCES: readonly Source[] = [
  {
    id: 'caliper',
    title: 'Maxillofacial Plastic and Reconstructive Surgery, tabela de medidas faciais com paquímetro (2019)',
    certainty: 'A',
    supports: 'As larguras médias de testa, maçãs e mandíbula e o quanto elas variam de uma pessoa para outra.',
    url: 'https://doi.org/10.1186/s40902-019-0191-7',
  },
  {
    id: 'canons',
    title: 'Normas clínicas de proporção facial (família Farkas), em reprodução de terceiros',
    certainty: 'C',
    supports: 'A faixa usual da altura do rosto em relação às maçãs, de 1,33 a 1,43.',
  },
  {
    id: 'mediapipe',
    title: 'Google MediaPipe, modelo canônico de rosto (canonical_face_model.obj)',
    certainty: 'X',
    supports: 'As proporções médias e o ângulo da mandíbula quando os pontos são marcados sobre o contorno da foto.',
    url: 'https://github.com/google-ai-edge/mediapipe',
  },
  {
    id: 'mediapipe-hairline',
    title: 'MediaPipe, discussão 2104 dos mantenedores',
    certainty: 'A',
    supports: 'A linha do cabelo precisa ser marcada à mão: nenhum modelo automático a enxerga bem.',
  },
  {
    id: 'minas',
    title: 'Estudo com adultos de Minas Gerais, SciELO S2179-64912011000300003',
    certainty: 'A',
    supports: 'Índices sozinhos não bastam para dizer o tipo de um rosto: por isso mostramos sempre a segunda forma.',
  },
  {
    id: 'convexity-brazil',
    title: 'Reis, Abrão, Capelozza Filho e Claro, análise facial numérica do perfil (Dental Press, v. 11, n. 6, 2006)',
    certainty: 'A',
    supports:
      'O ângulo de convexidade mais comum em fotos de 50 brasileiros adultos, brancos e de rosto considerado equilibrado.',
  },
  {
    id: 'convexity',
    title: 'Legan e Burstone, análise de tecidos moles (Journal of Oral Surgery, 1980)',
    certainty: 'C',
    supports: 'Os três pontos do ângulo de convexidade: testa, base do nariz e queixo.',
  },
  {
    id: 'atlas',
    title: 'Atlas fotoantropométrico de 5.000 brasileiros de 18 a 22 anos',
    certainty: 'C',
    supports: 'A ideia de comparar cada medida com a média e o desvio da população, em vez de usar limites fixos.',
  },
  {
    id: 'classifiers',
    title: 'Classificadores de formato publicados entre 2016 e 2022 (Sunhem e Pasupa; Pasupa, Sunhem e Loo; Tio)',
    certainty: 'B',
    supports: 'O acerto honesto de medidas isoladas, entre 36 % e 82 %, e a razão de informarmos a confiança.',
    url: 'https://arxiv.org/abs/1911.07916',
  },
  {
    id: 'hallawell',
    title: 'Philip Hallawell, visagismo.com.br',
    certainty: 'C',
    supports: 'O princípio de partir da intenção e o aviso de que o oval não é um ideal a perseguir.',
    url: 'https://www.visagismo.com.br',
  },
  {
    id: 'hallawell-shapes',
    title: 'As formas de rosto na escola Hallawell, em textos de divulgação que concordam entre si',
    certainty: 'B',
    supports: 'O nome das formas e o costume de olhar primeiro a linha que vai da maçã ao canto da mandíbula.',
  },
  {
    id: 'temperaments',
    title: 'Temperamentos no visagismo, em quatro textos de profissionais e da imprensa',
    certainty: 'B',
    supports: 'A ligação entre linhas, cores e os quatro temperamentos, lida aqui como linguagem visual.',
  },
  {
    id: 'hair-lines',
    title: 'Mensagens do corte de cabelo, texto de um salão',
    certainty: 'C',
    supports: 'O que um corte reto, repicado, desconectado ou cacheado costuma comunicar.',
  },
  {
    id: 'ruler',
    title: 'Receita da régua, em quatro guias de medida em casa',
    certainty: 'B',
    supports: 'Onde apoiar a medida da testa, das maçãs e da altura quando se mede em casa.',
  },
  {
    id: 'thresholds',
    title: 'Calculadoras de formato, quatro delas comparadas',
    certainty: 'C',
    supports: 'O erro de cerca de meio centímetro das medidas caseiras.',
  },
  {
    id: 'hair-guides',
    title: 'Guias de corte por formato, de salões e revistas (GQ, Southern Living e outros)',
    certainty: 'B',
    supports: 'Onde pôr e onde tirar volume em cada forma de rosto.',
  },
  {
    id: 'profile-guides',
    title: 'Guias de corte e barba pelo perfil, três que concordam',
    certainty: 'B',
    supports: 'Onde pôr corpo na frente, na nuca e no queixo, conforme a linha do perfil.',
  },
  {
    id: 'beard-guides',
    title: 'Guias de barba por formato, quatro que concordam',
    certainty: 'B',
    supports: 'O desenho de barba que acompanha cada forma de mandíbula.',
  },
  {
    id: 'brow-guides',
    title: 'Guias de sobrancelha por formato, de maquiadoras e revistas',
    certainty: 'B',
    supports: 'A altura do arco e o comprimento da cauda por forma de rosto.',
  },
  {
    id: 'glasses-guides',
    title: 'Guias de armação por formato, de quatro óticas',
    certainty: 'B',
    supports: 'A largura, a altura e o desenho das armações.',
  },
  {
    id: 'neckline-guides',
    title: 'Guias de decote por formato, de lojas e revistas de moda',
    certainty: 'B',
    supports: 'As golas e os decotes que continuam ou contrastam com a linha do queixo.',
  },
  {
    id: 'light-dark',
    title: 'Luz e sombra na beleza, em duas revistas',
    certainty: 'C',
    supports: 'O claro avança e o escuro recua: a base dos conselhos de mecha e contorno.',
  },
  {
    id: 'maintenance-guides',
    title: 'Intervalos de salão e barbearia, em cinco guias',
    certainty: 'B',
    supports: 'Os intervalos de corte, cor e barba e o crescimento médio de 1,25 cm por mês.',
  },
  {
    id: 'seasons',
    title: 'Os três eixos da cor pessoal, em três consultorias de imagem',
    certainty: 'B',
    supports: 'Temperatura, claridade e intensidade como eixos da análise de cores.',
  },
  {
    id: 'seasons-structure',
    title: 'As doze estações, em três consultorias de imagem',
    certainty: 'B',
    supports: 'A divisão das quatro estações em doze e a vizinhança entre elas.',
  },
  {
    id: 'dominant-trait',
    title: 'Truth Is Beauty, crítica ao método do traço dominante',
    certainty: 'C',
    supports: 'O cuidado de não adivinhar a estação só pela aparência, sobretudo em peles escuras.',
  },
  {
    id: 'skin-angle',
    title: 'Ângulo tipológico individual da pele (documentação Haut.AI)',
    certainty: 'C',
    supports: 'Por que a cor da pele numa foto só vale com um branco de referência ao lado.',
  },
  {
    id: 'practice',
    title: 'Prática corrente de salão, barbearia e ótica',
    certainty: 'M',
    supports: 'Detalhes de execução que os guias não detalham, como medidas em centímetros e modos de finalizar.',
  },
  {
    id: 'engine',
    title: 'Método de cálculo da Rosto Ideal, versão 1',
    certainty: 'P',
    supports: 'Os protótipos das sete formas e o peso de cada medida; simulado em 200 mil rostos.',
  },
  {
    id: 'anpd',
    title: 'Autoridade Nacional de Proteção de Dados, glossário de dados biométricos',
    certainty: 'A',
    supports: 'O formato do rosto é dado sensível: suas medidas só existem porque você consentiu.',
    url: 'https://www.gov.br/anpd',
  },
]

/** Without duplicates, surest first. */
export function citedSources(bases: readonly Basis[]): Source[] {
  const cited = new Set(bases.flatMap((basis) => basis.sources))
  return SOURCES.filter((source) => cited.has(source.id)).sort(
    (a, b) => CERTAINTIES.indexOf(a.certainty) - CERTAINTIES.indexOf(b.certainty),
  )
}
