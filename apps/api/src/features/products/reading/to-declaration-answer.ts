import type { DeclarationReadingAnswer } from '@milieuspoor/contract';
import {
  type DeclarationQuestion,
  type DeclarationReading,
  declarationChoiceText,
  declarationProblemText,
  declarationQuestionText,
} from '@milieuspoor/declarations';
import { isExpired, type Language, type Product, weighProduct } from '@milieuspoor/domain';
import { type ProductReader, toFigures, toInput } from '../to-product.ts';

interface Shown extends Omit<ProductReader, 'caller'> {
  readonly language: Language;
}

/** Returns what a declaration came to, in words of a language, with what a unit of it costs by the weights of today. */
export function toDeclarationAnswer(reading: DeclarationReading, shown: Shown): DeclarationReadingAnswer {
  const { language } = shown;
  if (reading.kind === 'refused') {
    const problem = declarationProblemText(reading.problem, language);
    return { product: null, problem, warnings: [], questions: [], complete: false };
  }
  const open = reading.asked.map((question) => toQuestion(question, null, language));
  if (reading.kind === 'which')
    return { product: null, problem: null, warnings: [], questions: open, complete: false };
  const answered = reading.answered.map(([question, answer]) => toQuestion(question, answer, language));
  return {
    product: toProduct(reading.product, shown),
    problem: null,
    warnings: reading.warnings.map((warning) => declarationProblemText(warning, language)),
    questions: [...answered, ...open],
    complete: open.length === 0,
  };
}

function toQuestion(
  question: DeclarationQuestion,
  answer: string | null,
  language: Language,
): DeclarationReadingAnswer['questions'][number] {
  return {
    id: question.id,
    text: declarationQuestionText(question, language),
    choices: question.choices.map((choice) => ({
      value: choice.value,
      text: declarationChoiceText(choice, language),
    })),
    proposed: question.kind === 'scenario' ? question.proposed : null,
    answer,
  };
}

function toProduct(product: Product, { weights, today }: Shown): DeclarationReadingAnswer['product'] {
  const figures = weighProduct(product, weights);
  return {
    ...toInput(product),
    expired: isExpired(product.source, today),
    figures: { a1: toFigures(figures.a1), a2: toFigures(figures.a2) },
  };
}
