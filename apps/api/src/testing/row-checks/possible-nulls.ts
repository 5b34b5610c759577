/** A node of a plan, as EXPLAIN (VERBOSE, FORMAT JSON) gives it. */
export interface PlanNode {
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
}

/** Whether the tables allow null in a column, as 'table.column'. */
export type NullableColumns = ReadonlySet<string>;

/**
 * Which columns of an answer may be null, in their order, as far as the plan can tell: those of a table that an outer join
 * may find nothing in, and those that the table lets be null and on which nothing is asked. What is computed, or comes
 * from a subquery that the planner kept apart, is taken for never null; there the values have to tell.
 */
export function possibleNulls(plan: PlanNode, nullable: NullableColumns): boolean[] {
  const nodes = nodesOf(plan);
  const tables = new Map(nodes.map((node) => [node.Alias, node['Relation Name']] as const));
  const outer = new Set(nodes.flatMap((node) => outerSides(node).flatMap(nodesOf)).map(({ Alias }) => Alias));
  const conditions = nodes.flatMap(conditionsOf);
  // Where there is one table, the planner leaves its name out.
  const [only] = [...tables.keys()].filter(Boolean);
  return (plan.Output ?? []).map((expression) => {
    const [, alias = only, column] = /^(?:"?(\w+)"?\.)?"?(\w+)"?$/.exec(expression) ?? [];
    const table = tables.get(alias);
    if (!table || !column) return false;
    if (outer.has(alias)) return true;
    return (
      nullable.has(`${table}.${column}`) && !conditions.some((each) => each.includes(`${alias}.${column}`))
    );
  });
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** The sides of a join whose columns are null where the other side has no match. */
function outerSides({ 'Join Type': join, Plans = [] }: PlanNode): PlanNode[] {
  const side = (name: string) => Plans.filter((each) => each['Parent Relationship'] === name);
  if (join === 'Left') return side('Inner');
  if (join === 'Right') return side('Outer');
  return join === 'Full' ? Plans.slice() : [];
}

/** What a node asks of its rows: Filter, Hash Cond, Index Cond and the like. */
function conditionsOf(node: PlanNode): string[] {
  return Object.entries(node)
    .filter(([key]) => key === 'Filter' || key.endsWith(' Cond'))
    .map(([, condition]) => String(condition));
}
