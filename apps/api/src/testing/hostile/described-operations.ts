/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly default?: unknown;
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

interface DescribedOperation {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** An operation of the API, with every reference in its schemas resolved. */
export interface Operation {
  readonly method: string;
  /** with `{name}` for parameters */
  readonly path: string;
  /** names of the parameters */
  readonly parameters: readonly string[];
  readonly query: readonly { readonly name: string; readonly schema: Schema }[];
  readonly body: { readonly kind: 'json' | 'form'; readonly schema: Schema } | null;
}

/** Returns every operation in the description of the API. */
export function describedOperations(document: unknown): Operation[] {
  const { paths, components } = document as Described;
  const follow = (schema: Schema): Schema => {
    if (!schema.$ref) return schema;
    const found = components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`${schema.$ref} is not described`);
    return found;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Operation => {
      const [kind, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const named = (place: string) => parameters.filter((each) => each.in === place);
      return {
        method: method.toUpperCase(),
        path,
        parameters: named('path').map(({ name }) => name),
        query: named('query').map(({ name, schema }) => ({ name, schema: follow(schema) })),
        body: content
          ? { kind: kind === 'application/json' ? 'json' : 'form', schema: followed(content.schema, follow) }
          : null,
      };
    }),
  );
}

function followed(schema: Schema, follow: (schema: Schema) => Schema): Schema {
  const { properties, items, anyOf, oneOf, allOf, ...rest } = follow(schema);
  const all = (list: readonly Schema[]) => list.map((each) => followed(each, follow));
  return {
    ...rest,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, each]) => [name, followed(each, follow)]),
          ),
        }
      : {}),
    ...(items ? { items: followed(items, follow) } : {}),
    ...(anyOf ? { anyOf: all(anyOf) } : {}),
    ...(oneOf ? { oneOf: all(oneOf) } : {}),
    ...(allOf ? { allOf: all(allOf) } : {}),
  };
}
