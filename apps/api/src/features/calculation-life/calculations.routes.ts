import { addressOf, endpoints, readAnswers, TEMPLATE_FILE_NAME } from '@milieuspoor/contract';
import { CALCULATION_FIELDS, fromWire, restorableAfter, seesBids } from '@milieuspoor/domain';
import { writeTemplate } from '@milieuspoor/workbook';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf } from '../../http/collection.ts';
import { issueTicket } from '../../http/download-tickets.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { hashToken } from '../accounts/sessions/session-token.ts';
import { bidReader } from '../bids/bid-reader.ts';
import {
  findCalculationFile,
  findQuantitiesFile,
  listCalculations,
} from '../calculations/calculations.queries.ts';
import { findOpenCalculation } from '../calculations/find-open-calculation.ts';
import { deleteColumnPlacement } from '../calculations/questions/column-placements.queries.ts';
import { getCalculationScope } from '../calculations/scope/get-calculation-scope.ts';
import { readableAnswers } from '../calculations/scope/scope-answers-given.ts';
import { toCalculationScope } from '../calculations/scope/to-calculation-scope.ts';
import { toCalculation } from '../calculations/to-calculation.ts';
import { findProject } from '../projects/projects.queries.ts';
import { seenVersion } from '../projects/seen-version.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';
import { deleteCalculation } from './delete-calculation.ts';
import { restoreCalculation } from './restore-calculation.ts';
import { answerCalculationScope } from './scope/answer-calculation-scope.ts';
import { updateCalculation } from './update-calculation.ts';
import { checkCalculation } from './upload/check-calculation.ts';
import { findUploadPlace } from './upload/find-upload-place.ts';
import { markWorkbook } from './upload/mark-workbook.ts';
import { storeChecked } from './upload/store-checked.ts';
import { toCheck } from './upload/to-check.ts';
import { uploadCalculation } from './upload/upload-calculation.ts';
import { toUploadSource } from './upload/upload-source.ts';

export function calculationRoutes({ database, clock, workbookReader, secret }: Dependencies): Route[] {
  const reading = { database, clock, workbookReader };
  return [
    route(endpoints.listCalculations, async ({ caller, query, call }) => {
      const project = await findProject(database.queries, caller.scope, query.project__uuid);
      if (!project) return NOT_FOUND;
      const page = await listCalculations(database.queries, caller.scope, {
        projectId: project.id,
        type: query.calculation_type ?? null,
        deletedAfter: query.deleted === 'true' ? restorableAfter(clock.now()) : null,
        reader: seesBids(caller) ? bidReader(caller) : null,
        page: query.page,
      });
      return done(
        pageOf(endpoints.listCalculations, query, {
          count: page.count,
          items: page.items.map((row) => toCalculation(row, call.language)),
        }),
      );
    }),
    route(endpoints.uploadCalculation, async ({ caller, body, file, call }) => {
      const source = toUploadSource(file, body, call.language);
      if (!source.ok) return source;
      const place = await findUploadPlace(database.queries, caller, body, call.language);
      if (!place.ok) return place;
      const answers = readableAnswers(readAnswers(body.answers), 'store');
      if (!answers.ok) return answers;
      const upload = {
        ...place.value,
        answers: answers.value,
        activation: body.activate ?? 'false',
        language: call.language,
        isGone: call.isGone,
      };
      const outcome =
        source.value.kind === 'kept'
          ? await storeChecked(reading, caller, { ...upload, kept: source.value })
          : await uploadCalculation(reading, caller, {
              ...upload,
              ...source.value,
              ticket: body.reading_key,
            });
      return outcome.ok ? done(toCalculation(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.checkCalculation, async ({ caller, body, file, call }) => {
      const source = toUploadSource(file, body, call.language);
      if (!source.ok) return source;
      const place = await findUploadPlace(database.queries, caller, body, call.language);
      if (!place.ok) return place;
      const answers = readableAnswers(readAnswers(body.answers), 'check');
      if (!answers.ok) return answers;
      const outcome = await checkCalculation(reading, caller, {
        ...place.value,
        source: source.value,
        answers: answers.value,
        ticket: body.reading_key,
        language: call.language,
      });
      return outcome.ok ? done(toCheck(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.deleteColumnPlacement, async ({ caller, params }) =>
      (await deleteColumnPlacement(database.queries, caller.scope, params.uuid))
        ? done(undefined)
        : NOT_FOUND,
    ),
    route(endpoints.markWorkbook, async ({ caller, body, file, call }) => {
      const source = toUploadSource(file, body, call.language);
      if (!source.ok) return source;
      const place = await findUploadPlace(database.queries, caller, body, call.language);
      if (!place.ok) return place;
      return markWorkbook(reading, caller, {
        ...place.value,
        source: source.value,
        ticket: body.reading_key,
        language: call.language,
        answers: readAnswers(body.answers),
      });
    }),
    route(endpoints.getReadingPlace, async ({ caller, params }) =>
      done({ files_before: workbookReader.placeOf(caller.accountId, params.uuid) }),
    ),
    route(
      endpoints.updateCalculation,
      async ({ caller, params, body, call }) => {
        const outcome = await updateCalculation({ database, clock }, caller, {
          id: params.uuid,
          input: fromWire(CALCULATION_FIELDS, body),
          seen: seenVersion(call.ifMatch, body),
          language: call.language,
        });
        return outcome.ok ? done(toCalculation(outcome.value, call.language)) : outcome;
      },
      async ({ caller, params, language }) => {
        const found = await findOpenCalculation(database.queries, caller, params.uuid);
        if (found.ok) return toCalculation(found.value, language);
        // For a sealed bid, a repeated value cannot be distinguished from a guess.
        return found.refusal.kind === 'not-found' ? null : {};
      },
    ),
    route(endpoints.deleteCalculation, async ({ caller, params }) =>
      deleteCalculation({ database, clock }, caller, params.uuid),
    ),
    route(endpoints.restoreCalculation, async ({ caller, params, call }) => {
      const outcome = await restoreCalculation({ database, clock }, caller, params.uuid);
      return outcome.ok ? done(toCalculation(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.getCalculationScope, async ({ caller, params, call }) => {
      const outcome = await getCalculationScope(database.queries, caller, params.uuid);
      return outcome.ok ? done(toCalculationScope(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.answerCalculationScope, async ({ caller, params, body, call }) => {
      const { against: againstId, subject, meaning, post_count: postCount } = body;
      const answer = { id: params.uuid, againstId, subject, meaning, postCount };
      const outcome = await answerCalculationScope({ database, clock }, caller, answer);
      return outcome.ok ? done(toCalculationScope(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.downloadCalculation, async ({ caller, params }) => {
      const found = await findOpenCalculation(database.queries, caller, params.uuid);
      if (!found.ok) return found;
      const file = await findCalculationFile(database.queries, caller.scope, params.uuid);
      return file ? done(file) : NOT_FOUND;
    }),
    route(endpoints.downloadQuantities, async ({ caller, params }) => {
      const found = await findOpenCalculation(database.queries, caller, params.uuid);
      if (!found.ok) return found;
      const file = await findQuantitiesFile(database.queries, caller.scope, params.uuid);
      return file ? done(file) : NOT_FOUND;
    }),
    route(endpoints.createDownloadTicket, async ({ caller, params, token }) => {
      const found = await findOpenCalculation(database.queries, caller, params.uuid);
      if (!found.ok) return found;
      if (!token) return NOT_FOUND;
      const path = addressOf(endpoints.downloadCalculation, { params });
      const ticket = issueTicket(secret, hashToken(token), path, clock.now());
      return done({ url: addressOf(endpoints.downloadCalculation, { params, query: { ticket } }) });
    }),
    route(endpoints.downloadTemplate, async ({ call }) =>
      done({
        fileName: TEMPLATE_FILE_NAME,
        bytes: await writeTemplate(await findWeightedSets({ database, clock }), call.language),
      }),
    ),
  ];
}
