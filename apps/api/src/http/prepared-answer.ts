/** An answer that was checked against its schema and written out already: it is sent as it is. */
export class PreparedAnswer {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}
