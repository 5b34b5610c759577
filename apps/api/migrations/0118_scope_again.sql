-- Posts are held against work that went to a group of another name as well. What is stored of pairs was worked out without that: the
-- start of the server works out anew what is not there, and until then nothing is concluded from them.
DELETE FROM pair_scope;
