-- A post that leaves something empty on both sides, of which somebody said that there is nothing, was counted once for each side. What is
-- stored of such pairs is worked out anew by the start of the server, and until then nothing is concluded from them.
DELETE FROM pair_scope WHERE explained_posts > 0;
